/** The 95 % Wilson interval of a share; `wins` may hold halves of shared wins. */
export function wilson(wins: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1]
  const z = 1.959964
  const share = wins / games
  const scale = 1 + (z * z) / games
  const centre = share + (z * z) / (2 * games)
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)]
}
