import makeCode from 'qrcode-generator'

/** The text as a QR code: its side in modules, and one path of all dark ones. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const code = makeCode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!code.isDark(row, column)) continue
      const from = column
      while (column + 1 < size && code.isDark(row, column + 1)) column++
      path += `M${from} ${row}h${column - from + 1}v1H${from}z`
    }
  }
  return { size, path }
}
