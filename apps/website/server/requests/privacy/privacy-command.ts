import { type PersonName, readPerson } from '#contract/desk/privacy.ts'
import { readArguments, UsageError } from '#server/runtime/command-line.ts'
import type { OpenedStore } from '#server/store/open-store.ts'
import { eraseFound, sentTo } from './erase-person.ts'
import { exportOf, type PersonRecords, findPerson } from './find-person.ts'
import type { ErasedPeople } from './erased-people.ts'
import { retentionDays, deleteOutdated, type Retention } from './retention.ts'

const help = `npm run privacy -- find <e-mail or phone>    list what the store holds about one person
npm run privacy -- export <e-mail or phone>  write all of it as JSON (npm run --silent privacy -- export ada@example.com > ada.json)
npm run privacy -- erase <e-mail or phone>   list what would be erased; with --yes, erase it
npm run privacy -- retention --dry-run       count what is past its retention period (RETENTION_…_DAYS); without --dry-run, delete
                                             it, as the server does by itself

A phone number, in any writing, finds those who left no e-mail address.`

const known = { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const

/** What the command needs: the opened store, the erasure list and its output. */
export type PrivacyCommandOptions = {
  openStore: (access: 'read' | 'write') => Promise<OpenedStore>
  erasures: ErasedPeople
  retention: Retention
  dataDir: string
  write: (text: string) => Promise<void>
  now?: Date
}

/**
 * Runs `npm run privacy`.
 * @throws UsageError for unknown arguments, and when a running delivery prevents the erasure.
 */
export async function runPrivacyCommand(args: string[], options: PrivacyCommandOptions): Promise<void> {
  const { values, positionals } = readArguments(args, known, help)
  const [action, ...words] = positionals
  const person = readPerson(words.join(' '))
  if (action === 'retention' && positionals.length === 1) {
    return retain(options, values['dry-run'] ?? false)
  }
  if (!person) throw new UsageError(help)
  switch (action) {
    case 'find':
      return find(person, options)
    case 'export':
      return exportPerson(person, options)
    case 'erase':
      return erase(person, options, values.yes ?? false)
    case undefined:
    default:
      throw new UsageError(help)
  }
}

async function find(person: PersonName, { openStore, write, now = new Date() }: PrivacyCommandOptions) {
  await using store = await openStore('read')
  await write(describe(await store.run(findPerson, { ...person, until: now.toISOString() })))
}

async function exportPerson(
  person: PersonName,
  { openStore, write, now = new Date() }: PrivacyCommandOptions,
) {
  await using store = await openStore('read')
  const until = now.toISOString()
  const records = await store.run(findPerson, { ...person, until })
  await write(`${JSON.stringify(exportOf(records, { ...person, exportedAt: until }), null, 2)}\n`)
}

async function erase(person: PersonName, options: PrivacyCommandOptions, isSure: boolean) {
  const { openStore, erasures, write, now = new Date() } = options
  const until = now.toISOString()
  await using store = await openStore(isSure ? 'write' : 'read')
  const records = await store.run(findPerson, { ...person, until })
  await write(describe(records))
  if (!isSure) {
    await write('\nNothing was erased. Run the command again with --yes to erase this. You cannot undo it.\n')
    return
  }
  const outcome = await eraseFound(store, records, { person, erasures, now, staffId: null })
  if (outcome.outcome === 'busy') throw refusal(outcome.deliveries)
  const { requests, deliveries, calls } = outcome
  await write(`\nErased: requests ${requests}, deliveries ${deliveries}, calls ${calls}.\n`)
  const sent = sentTo(records)
  if (sent.length > 0) await write(`Erase it also where it was delivered: ${sent.join(', ')}.\n`)
  if (records.callsElsewhere.length > 0) {
    await write(
      `Not stored here; ask the voice provider to erase them: calls ${records.callsElsewhere.join(', ')}.\n`,
    )
  }
  for (const sentence of outcome.remains) await write(`${sentence}\n`)
}

function refusal(deliveries: readonly string[]): UsageError {
  return new UsageError(
    `Nothing was erased: a delivery is running (${deliveries.join(', ')}). Try again in a minute. ` +
      'If no server is running, start it: it releases interrupted deliveries.',
  )
}

async function retain(options: PrivacyCommandOptions, isDryRun: boolean) {
  const { openStore, retention, dataDir, write, now = new Date() } = options
  await using store = await openStore(isDryRun ? 'read' : 'write')
  const outdated = await deleteOutdated(store, { retention, dataDir, now, isDryRun })
  const lines = (['requests', 'held', 'calls', 'audit', 'backups'] as const).map((kind) => {
    const days = retentionDays(retention, kind)
    const kept = days === null ? 'kept' : `older than ${days} days: ${outdated[kind]}`
    return `${`${kind}:`.padEnd(10)}${kept}\n`
  })
  await write(`${lines.join('')}${isDryRun ? 'Nothing was deleted (--dry-run).\n' : 'Deleted.\n'}`)
}

function describe({
  requests,
  deliveries,
  notes,
  replies,
  appointments,
  mails,
  calls,
  callsElsewhere,
}: PersonRecords): string {
  if (requests.length + mails.length + calls.length === 0) return 'Nothing in the store.\n'
  const lines = [
    ...requests.map(({ id, created_at, page_source, state }) =>
      ['request', id, created_at, page_source, state].join('  '),
    ),
    ...deliveries.map(({ id, state, claim }) =>
      ['delivery', id, state === 'waiting' && claim !== null ? 'running' : state].join('  '),
    ),
    ...notes.map(({ id, created_at }) => ['note', id, created_at].join('  ')),
    ...replies.map(({ id, created_at }) => ['reply', id, created_at].join('  ')),
    ...appointments.map(({ id, starts_at, state }) => ['appointment', id, starts_at, state].join('  ')),
    ...mails.map(({ id, arrived_at }) => ['mail', id, arrived_at].join('  ')),
    ...calls.map(({ id, created_at }) => ['call', id, created_at].join('  ')),
    ...callsElsewhere.map((id) => `call  ${id}  not stored here`),
  ]
  return `${lines.join('\n')}\n`
}
