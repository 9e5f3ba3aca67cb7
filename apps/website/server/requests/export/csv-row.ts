/**
 * Spreadsheets run a cell that begins like this, including the full-width forms of Asian keyboards
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** A telephone number in international form, which no spreadsheet can compute. */
const telephone = /^\+\d[\d ().]{5,}$/

const isFormula = (cell: string): boolean => formula.test(cell) && !telephone.test(cell)

/** A cell as it was before `escapesFormulas`. */
export const withoutEscape = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell

/**
 * Writes one row (RFC 4180). Every cell is quoted, so that no other separator splits it.
 * @param escapesFormulas puts an apostrophe before what a spreadsheet would run. Leave it off for programs.
 */
export function csvRow(cells: readonly string[], { escapesFormulas }: { escapesFormulas: boolean }): string {
  const quoted = cells.map((cell) => {
    const safe = escapesFormulas && isFormula(cell) ? `'${cell}` : cell
    return `"${safe.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}
