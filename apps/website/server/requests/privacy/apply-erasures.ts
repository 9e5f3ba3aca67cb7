import type { PersonName } from '#contract/desk/privacy.ts'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction, TransactionRunner } from '#server/store/transaction.ts'
import type { Erasure, ErasedPeople } from './erased-people.ts'
import { erasePerson, recordErasure, wipeErased } from './erase-person.ts'

/** Lists the erasures recorded in this store. */
export function* listErasures(sql: Sql): Transaction<Erasure[]> {
  return yield* rowsOf(sql.selectFrom('erasures').selectAll())
}

/** Lists e-mail addresses of requests after `after`, in order. */
export function* listEmails(
  sql: Sql,
  { after, limit }: { after: string; limit: number },
): Transaction<string[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select('email')
      .distinct()
      .where('email', '>', after)
      .orderBy('email')
      .limit(limit),
  )
  return rows.map(({ email }) => email)
}

/** Lists phone numbers of requests without an address after `after`, in order. */
export function* listPhones(
  sql: Sql,
  { after, limit }: { after: string; limit: number },
): Transaction<string[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select('phone')
      .distinct()
      .where('email', '=', '')
      .where('phone', '>', after)
      .orderBy('phone')
      .limit(limit),
  )
  return rows.map(({ phone }) => phone)
}

/** Lists transcripts of calls after `after`, ordered by id. */
export function* listTranscripts(
  sql: Sql,
  { after, limit }: { after: string; limit: number },
): Transaction<{ id: string; transcript: string }[]> {
  return yield* rowsOf(
    sql
      .selectFrom('voice_calls')
      .select(['id', 'transcript'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit),
  )
}

const pageSize = 500
const address = /[^\s@"\\,;:<>()[\]]+@[^\s@"\\,;:<>()[\]]+\.[^\s@"\\,;:<>()[\].]+/gu

/**
 * Repeats erasures that the store does not know: it was restored from an older backup. Runs before the server accepts
 * requests, and costs nothing if there is nothing to do.
 * @returns how many people were erased again.
 * @throws OperatorError
 */
export async function applyErasures(
  store: Pick<TransactionRunner, 'run'>,
  list: ErasedPeople,
): Promise<number> {
  const listed = list.read()
  if (listed.length === 0) return 0
  const seen = new Set((await store.run(listErasures, undefined)).map(nameOf))
  const missing = listed.filter((erasure) => !seen.has(nameOf(erasure)))
  if (missing.length === 0) return 0

  const lastOf = new Map<string, Erasure>()
  for (const erasure of missing) {
    if (erasure.erased_at >= (lastOf.get(erasure.hash)?.erased_at ?? '')) lastOf.set(erasure.hash, erasure)
  }
  let people = 0
  for await (const person of readPeople(store)) {
    const erasure = lastOf.get(list.hash(person))
    if (!erasure) continue
    await store.run(erasePerson, {
      ...person,
      until: erasure.erased_at,
      erasure,
      isForced: true,
      staffId: null,
    })
    people++
  }
  // Recorded last, so that an interrupted start begins again.
  for (const erasure of missing) await store.run(recordErasure, erasure)
  if (people > 0) await store.run(wipeErased, undefined)
  return people
}

const nameOf = ({ hash, erased_at }: Erasure) => `${hash} ${erased_at}`

async function* readPeople(store: Pick<TransactionRunner, 'run'>): AsyncGenerator<PersonName> {
  const known = new Set<string>()
  const isNew = (email: string) =>
    email !== '' && !known.has(email.toLowerCase()) && known.add(email.toLowerCase())
  for (let after: string | undefined = ''; after !== undefined;) {
    const emails: string[] = await store.run(listEmails, { after, limit: pageSize })
    for (const email of emails) if (isNew(email)) yield { email }
    after = emails.at(-1)
  }
  for (let after: string | undefined = ''; after !== undefined;) {
    const phones: string[] = await store.run(listPhones, { after, limit: pageSize })
    for (const phone of phones) yield { phone }
    after = phones.at(-1)
  }
  for (let after: string | undefined = ''; after !== undefined;) {
    const calls: { id: string; transcript: string }[] = await store.run(listTranscripts, {
      after,
      limit: pageSize,
    })
    for (const { transcript } of calls) {
      for (const [email] of transcript.matchAll(address)) if (isNew(email)) yield { email }
    }
    after = calls.at(-1)?.id
  }
}
