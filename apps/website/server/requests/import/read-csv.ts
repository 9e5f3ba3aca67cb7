/** A row, and the line on which it begins, counted from 1. */
export type CsvRow = { line: number; cells: string[] }

/** From this line on the file cannot be read. The message says why. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
  readonly retryable = false
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** Characters. The longest message in the widest cells is far shorter; an unclosed quote would read to the end of the file. */
const longestRow = 100_000

/**
 * Reads CSV after RFC 4180, piece by piece: no more than a row and a piece is in memory. Cells are separated by the comma, semicolon
 * or tab that comes first; lines end with CRLF, LF or CR; blank lines are left out.
 * @throws CsvError
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let separator: string | null = null
  let line = 1
  let begin = 1
  let cells: string[] = []
  let cell = ''
  let length = 0
  /** `quote`: behind a quote in a quoted cell, which ends it or stands for itself. */
  let state: 'start' | 'plain' | 'quoted' | 'quote' = 'start'
  let isAfterReturn = false

  function endRow(): CsvRow | null {
    const row = { line: begin, cells: [...cells, cell] }
    cells = []
    cell = ''
    length = 0
    state = 'start'
    begin = line
    return row.cells.length === 1 && row.cells[0]?.trim() === '' ? null : row
  }

  for await (const piece of pieces) {
    for (let at = 0; at < piece.length;) {
      if (state === 'quoted') {
        const end = piece.indexOf('"', at)
        const text = piece.slice(at, end < 0 ? undefined : end)
        line += countLines(text)
        cell += text
        length += text.length
        at = end < 0 ? piece.length : end + 1
        if (end >= 0) state = 'quote'
      } else {
        const character = piece[at] ?? ''
        at++
        length++
        if (isAfterReturn && character === '\n') {
          isAfterReturn = false
          continue
        }
        isAfterReturn = character === '\r'
        separator ??= ',;\t'.includes(character) ? character : null
        if (character === '\n' || character === '\r') {
          line++
          const row = endRow()
          if (row) yield row
        } else if (character === separator) {
          cells.push(cell)
          cell = ''
          state = 'start'
        } else if (character === '"' && state !== 'plain') {
          if (state === 'quote') cell += '"'
          state = 'quoted'
        } else {
          cell += character
          state = 'plain'
        }
      }
      if (length > longestRow) {
        throw new CsvError(begin, 'The row that begins here has no end. Is a closing quote missing?')
      }
    }
  }
  if (state === 'quoted') {
    throw new CsvError(begin, 'The row that begins here ends inside quotes. Is a closing quote missing?')
  }
  const last = endRow()
  if (last) yield last
}

const countLines = (text: string): number => text.split('\n').length - 1
