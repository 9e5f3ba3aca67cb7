import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { formChoices, onlyChoices, pageSources } from '#website/contract/consultation-choices.ts'
import { createId } from '#website/server/store/create-id.ts'
import { databaseFile } from '#website/server/store/sqlite/open-sqlite.ts'

/** A request in the pictures of the desk. `at`: milliseconds since 1970. */
type Seed = {
  at: number
  name: string
  company: string
  message: string
  page: string
  service: string
  stage: string
  owner: string | null
}

const minute = 60_000
const day = 24 * 60 * minute
const weeks = 12

const sections = new Map(
  readFileSync(join(import.meta.dirname, 'requests.txt'), 'utf8')
    .split(/^# (?=\w+$)/m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.replace(/\n$/, '').split('\n')
      return [title, lines.filter((line) => !line.startsWith('#'))] as const
    }),
)
const linesOf = (section: string): readonly string[] => sections.get(section) ?? []

/** The requests of the last two days, which the pictures show first, as they are written in the file. */
function recent(now: number, owners: readonly string[]): Seed[] {
  return linesOf('recent').map((line) => {
    const [ago, name = '', company = '', page, service, stage = 'new', owner, message = ''] =
      line.split(/ ?\| ?/)
    return {
      at: now - Number(ago) * minute,
      name,
      company,
      message: message.replaceAll(String.raw`\n`, '\n'),
      ...formAt(Number(page), Number(service)),
      stage,
      owner: owners[Number(owner)] ?? null,
    }
  })
}

/** The weeks before: more on working days, a few more each month, almost all of them decided. */
function* earlier(now: number, owners: readonly string[]): Generator<Seed> {
  const random = createRandom()
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  for (let ago = weeks * 7; ago > 2; ago -= 1) {
    const weekday = new Date(now - ago * day).getDay()
    const isWorkday = weekday > 0 && weekday < 6
    const count = Math.round((isWorkday ? 3 : 0.6) * (1.5 - ago / (weeks * 14)) + random() * 2)
    for (let one = 0; one < count; one += 1) {
      const at = new Date(now - ago * day).setHours(9, Math.round(random() * 9 * 60))
      const isSpam = random() < 0.09
      const roll = random()
      yield {
        at,
        name: oneOf(linesOf('names')),
        company: oneOf(linesOf('companies')),
        message: oneOf(linesOf(isSpam ? 'spam' : 'messages')),
        ...formAt(
          Math.floor(random() ** 1.4 * pageSources.length),
          Math.floor(random() ** 1.3 * formChoices.length),
        ),
        stage: isSpam ? 'held' : roll < 0.3 ? 'won' : roll < 0.6 || ago > 40 ? 'lost' : 'contacted',
        owner: isSpam ? null : oneOf(owners),
      }
    }
  }
}

/** A form and a service that it offers, by their numbers in the content of any agency. */
function formAt(page: number, service: number) {
  const pageSource = pageSources[page % pageSources.length] ?? ''
  const only = onlyChoices.get(pageSource)
  return { page: pageSource, service: only ?? formChoices[service % formChoices.length] ?? '' }
}

/** The same numbers at each run. */
function createRandom(): () => number {
  let state = 11
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const firstPages = ['/', '/services', '/customer-support', '/case-studies']
const sources = [
  { referrer: 'www.google.com' },
  {},
  { utm: { source: 'newsletter', medium: 'email', campaign: 'autumn' } },
  { referrer: 'www.linkedin.com' },
]

/**
 * Writes twelve weeks of an agency's requests into the store of a running site, with what its staff did with them: the API takes none
 * with another date.
 */
export function addDeskRequests(dataDir: string, now: number): void {
  // The site writes, too.
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 10_000 })
  const owners = database
    .prepare('SELECT id FROM staff ORDER BY created_at')
    .all()
    .map(({ id }) => String(id))
  const addRequest = database.prepare(
    `INSERT INTO consultations (id, created_at, name, email, phone, company, service, message, page_source, content_hash,
      context, state, spam, stage, owner_id, answered_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const addHistory = database.prepare('INSERT INTO request_history VALUES (?, ?, ?, ?, ?, ?)')
  const time = (at: number) => new Date(at).toISOString()
  database.exec('BEGIN')
  const seeds = [...earlier(now, owners), ...recent(now, owners)].toSorted((one, other) => one.at - other.at)
  for (const [index, seed] of seeds.entries()) {
    const { at, name, company, message, page, service, stage, owner } = seed
    const id = createId()
    const isHeld = stage === 'held'
    const isAnswered = !isHeld && stage !== 'new'
    const answeredAt = Math.min(at + (20 + ((index * 37) % 260)) * minute, now - minute)
    const source = sources[index % sources.length]
    addRequest.run(
      id,
      time(at),
      name,
      emailOf(name),
      '+44 20 7946 0000',
      company,
      service,
      message,
      page,
      `seed-${index}`,
      JSON.stringify({
        consent: { version: '2026-11', at: time(at) },
        touch: { first: { page: firstPages[index % firstPages.length], ...source } },
      }),
      isHeld ? 'held' : 'accepted',
      isHeld ? JSON.stringify({ score: 4, reasons: [{ signal: 'topic', points: 4 }] }) : null,
      isHeld ? 'new' : stage,
      owner,
      isAnswered ? time(answeredAt) : null,
    )
    if (!isAnswered || owner === null) continue
    const history: [kind: string, details: object][] = [
      ['owner', { from: null, to: owner }],
      ['state', { from: 'new', to: 'contacted' }],
      ...(stage === 'contacted' ? [] : [['state', { from: 'contacted', to: stage }] as [string, object]]),
    ]
    for (const [step, [kind, details]] of history.entries())
      addHistory.run(createId(), id, time(answeredAt + step * 1000), owner, kind, JSON.stringify(details))
  }
  database
    .prepare(
      `UPDATE consultations SET snoozed_until = ?, snooze_kind = 'no-answer', snoozed_by = owner_id, version = version + 1
      WHERE id IN (SELECT id FROM consultations WHERE desk_state = 'contacted' ORDER BY created_at DESC LIMIT 2 OFFSET 6)`,
    )
    .run(time(new Date(now + 3 * day).setHours(9, 0, 0, 0)))
  database.exec('COMMIT')
  database.close()
}

const emailOf = (name: string): string =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.')}@example.com`
