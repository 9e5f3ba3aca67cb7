import { rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'

/** How reading a mailbox goes. */
export type MailboxHealth = {
  readAt: string | null
  failingSince: string | null
  failures: number
  answer: string | null
}

/** Records that a mailbox was read, or why it could not be. @param input.answer null if it was read */
export function* recordMailboxHealth(
  sql: Sql,
  { name, answer, now }: { name: string; answer: string | null; now: string },
): Transaction<null> {
  yield* rowsOf(
    sql
      .updateTable('mailboxes')
      .set((row) =>
        answer === null
          ? { read_at: now, failing_since: null, failures: 0, answer: null }
          : {
              failures: row('failures', '+', 1),
              failing_since: row.fn.coalesce('failing_since', row.val(now)),
              answer,
            },
      )
      .where('name', '=', name),
  )
  return null
}

/** Reads how it goes; null if the mailbox was never tried. */
export function* readMailboxHealth(sql: Sql, { name }: { name: string }): Transaction<MailboxHealth | null> {
  const [row] = yield* rowsOf(sql.selectFrom('mailboxes').selectAll().where('name', '=', name))
  if (!row) return null
  const { read_at: readAt, failing_since: failingSince, failures, answer } = row
  return { readAt, failingSince, failures, answer }
}
