/**
 * The battles whose end was looked at and closed in this browser, so that a page that loads again does not show it
 * again. Whoever was away when a battle ended still finds it.
 */
const KEY = 'orrery.circadians.battles'
const KEPT = 40

export const wasSeen = (battle: string): boolean => seen().includes(battle)

export function keepSeen(battle: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen(), battle].slice(-KEPT)))
  } catch {
    // Without storage it is shown again, which does no harm.
  }
}

function seen(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly string[]
  } catch {
    return []
  }
}
