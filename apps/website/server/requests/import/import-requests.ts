import { randomBytes } from 'node:crypto'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { ImportReport } from '#contract/desk/import.ts'
import type { PersonName } from '#contract/desk/privacy.ts'
import type { ErasedPeople } from '#server/requests/privacy/erased-people.ts'
import {
  type ImportedRow,
  type ImportHeader,
  type ImportRules,
  readHeader,
  readImportedRow,
} from './read-imported-row.ts'
import { CsvError, readCsv } from './read-csv.ts'
import { countKnownRequests, importRequests } from './import-transactions.ts'
import { recordAudit } from '#server/store/audit-transactions.ts'
import { ensureSiteKey } from '#server/store/site-keys.ts'

/** Rows that are written at once: visitors wait for no more than these. */
const batchSize = 200
/** Nobody would read a longer report. */
const maxProblems = 200

export type ImportOptions = {
  store: Pick<TransactionRunner, 'run'>
  erasures: ErasedPeople
  /** For how many days requests are kept; null for ever. */
  retentionDays: number | null
  /** Who imports; null for the operator's command. */
  staffId: string | null
  /** Only checks. */
  isRehearsal: boolean
  now: Date
}

/** `header`: the file does not begin with the names of its columns. */
export type ImportOutcome = { outcome: 'read'; report: ImportReport } | { outcome: 'header'; problem: string }

/**
 * Imports requests of an earlier backend, row by row: a row with a problem is reported and left out. The same file twice doubles
 * nothing. However long the file is, no more than some hundred rows are in memory.
 */
export async function importRequestsFrom(
  pieces: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { store, isRehearsal, staffId, now } = options
  const report: ImportReport = {
    isRehearsal,
    added: 0,
    known: 0,
    refused: 0,
    ignoredColumns: [],
    problems: [],
  }
  const rules = await rulesOf(options)
  let header: ImportHeader | undefined
  let batch: ImportedRow[] = []

  function refuse(line: number, errors: Record<string, string>): void {
    report.refused++
    if (report.problems.length < maxProblems) report.problems.push({ line, errors })
  }

  async function write(): Promise<void> {
    if (batch.length === 0) return
    const rows = batch
    batch = []
    const added = isRehearsal
      ? rows.length - (await store.run(countKnownRequests, { ids: rows.map(({ id }) => id) }))
      : await store.run(importRequests, { rows, staffId, now: now.toISOString() })
    report.added += added
    report.known += rows.length - added
  }

  try {
    for await (const { line, cells } of readCsv(textOf(pieces))) {
      if (!header) {
        const read = readHeader(cells)
        if (typeof read === 'string') return { outcome: 'header', problem: read }
        header = read
        report.ignoredColumns = read.ignored
        if (!isRehearsal) await note(options, 'requests.import-began')
        continue
      }
      const read = readImportedRow(cells, header, rules)
      if (!read.ok) refuse(line, read.problems)
      else if (batch.push(read.row) === batchSize) await write()
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The rows before it are complete, and stay.
    refuse(error.line, { row: `${error.message} The rest of the file was not read.` })
  }
  await write()
  if (!header) return { outcome: 'header', problem: report.problems[0]?.errors.row ?? 'The file is empty.' }
  if (!isRehearsal) {
    const { added, known, refused } = report
    await note(options, 'requests.imported', { added, known, refused })
  }
  return { outcome: 'read', report }
}

async function note(
  { store, staffId, now }: ImportOptions,
  action: string,
  details: Record<string, number> = {},
): Promise<void> {
  await store.run(recordAudit, {
    entry: { at: now.toISOString(), staffId, action, subject: { kind: 'requests', id: null }, details },
  })
}

async function rulesOf({ store, erasures, retentionDays, now }: ImportOptions): Promise<ImportRules> {
  const key = await store.run(ensureSiteKey, {
    name: 'import',
    candidate: randomBytes(32).toString('hex'),
    now: now.toISOString(),
  })
  const erased = new Map<string, string>()
  for (const { hash, erased_at } of erasures.read()) {
    if (erased_at > (erased.get(hash) ?? '')) erased.set(hash, erased_at)
  }
  const erasedAt = (person: PersonName) => (erased.size === 0 ? undefined : erased.get(erasures.hash(person)))
  return { key, now, retentionDays, erasedAt }
}

/** The text of a file in UTF-8, without a byte order mark. */
async function* textOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for await (const piece of pieces) {
    let text: string
    let isBroken = false
    try {
      text = decoder.decode(piece, { stream: true })
    } catch {
      isBroken = true
      text = new TextDecoder().decode(piece).split('\ufffd', 1)[0] ?? ''
    }
    line += text.split('\n').length - 1
    yield text
    if (isBroken) {
      throw new CsvError(line, 'It has a character that is not UTF-8. Save the file as CSV in UTF-8.')
    }
  }
}
