/* `POST /api/desk/import?rehearse=1`, for admins, with a body of text/csv. */

/**
 * Bytes of the largest file that is accepted here: it is imported within the time that a request may
 * take. The server closes the connection of a larger one.
 */
export const importLimit = 5 * 1024 * 1024

export type ImportReport = {
  /** Nothing was written. */
  isRehearsal: boolean
  added: number
  /** Rows that are already in the store. */
  known: number
  refused: number
  /** Columns that were not used. */
  ignoredColumns: string[]
  /** What is wrong, at most 200 rows, by column; `row` is the whole row. `line` counts from 1, the header included. */
  problems: { line: number; errors: Record<string, string> }[]
}
