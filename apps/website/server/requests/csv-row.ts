/**
 * Spreadsheets run a cell that begins like this, in the widths that Asian keyboards type too
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/**
 * One row after RFC 4180, every cell in quotes, so that no other separator splits it either.
 * @param escapesFormulas puts an apostrophe before what a spreadsheet would run; a program that reads the file wants none
 */
export function csvRow(cells: readonly string[], { escapesFormulas }: { escapesFormulas: boolean }): string {
  const quoted = cells.map((cell) => {
    const safe = escapesFormulas && formula.test(cell) ? `'${cell}` : cell
    return `"${safe.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}
