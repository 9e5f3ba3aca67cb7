/**
 * Spreadsheets run a cell that begins like this, including the full-width forms of Asian keyboards
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** A telephone number in international form, in any writing. */
const telephone = /^\+[\d(][\d ()./-]{5,}$/

/** A writing without spaces that a spreadsheet would compute: +44-20-7946 is -7922 there. */
const sum = /^\+[\d().]+[/-][\d()./-]+$/

/** An invisible character (U+2060) behind such a number: it reads the same, and is no formula any more. */
const wordJoiner = '\u2060'

function withoutFormula(cell: string): string {
  if (!formula.test(cell)) return cell
  if (!telephone.test(cell)) return `'${cell}`
  return sum.test(cell) ? cell + wordJoiner : cell
}

/** A cell as it was before `escapesFormulas`. */
export function withoutEscape(cell: string): string {
  if (cell.startsWith("'") && formula.test(cell.slice(1))) return cell.slice(1)
  return cell.endsWith(wordJoiner) && telephone.test(cell.slice(0, -1)) ? cell.slice(0, -1) : cell
}

/**
 * Writes one row (RFC 4180). Every cell is quoted, so that no other separator splits it.
 * @param escapesFormulas puts an apostrophe before what a spreadsheet would run, and keeps telephone numbers as they are
 * written. Leave it off for programs.
 */
export function csvRow(cells: readonly string[], { escapesFormulas }: { escapesFormulas: boolean }): string {
  const quoted = cells.map((cell) => {
    const safe = escapesFormulas ? withoutFormula(cell) : cell
    return `"${safe.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}
