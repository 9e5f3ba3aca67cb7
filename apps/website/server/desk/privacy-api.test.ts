import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'

const now = new Date('2026-06-01T12:00:00.000Z')

/** The words that the index of the search has. */
async function indexedWords({ options }: TestDatabase): Promise<string[]> {
  if (options.databaseUrl === undefined) {
    const file = new DatabaseSync(databaseFile(options.dataDir), { readOnly: true })
    const rows = file.prepare('SELECT DISTINCT term FROM desk_vocabulary').all()
    file.close()
    return rows.map(({ term }) => String(term))
  }
  const client = new Client({ connectionString: options.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ word: string }>(
    "SELECT word FROM ts_stat('SELECT search FROM consultations')",
  )
  await client.end()
  return rows.map(({ word }) => word)
}

describe.each(engines)('One person at the desk on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let admin: Visitor
  const email = 'Ada@Example.com'
  const query = `?person=${encodeURIComponent(' ada@example.com ')}`

  beforeAll(async () => {
    database = await openTestDatabase(engine, { channels: ['webhook'] })
    desk = createTestDesk(database, { channels: ['email'], now: () => now })
    admin = await signedIn(desk, { email: 'mira@agency.example', role: 'admin' })
    const send = (fields: Parameters<typeof aConsultation>[0], callId: string) =>
      addRequest(database, aConsultation(fields), anIdentity(), aLimit(), { call_id: callId })
    await send({ id: 'ada-1', email, message: 'quixotic greenhouse' }, 'call-1')
    await send(
      { id: 'bob-1', email: 'bob@example.com', name: 'Bob Stone', message: 'ordinary greenhouse' },
      'call-2',
    )
    await admin.send('POST', '/api/desk/requests/ada-1/notes', { text: 'She prefers zeppelins.' })
    const gone = await admin.send('POST', '/api/desk/requests/ada-1/notes', { text: 'A deleted marmalade.' })
    const { note } = (await gone.json()) as { note: { id: string } }
    await admin.send('DELETE', `/api/desk/requests/ada-1/notes/${note.id}`, null)
    await admin.send('POST', '/api/desk/requests/ada-1/reply', { subject: 'Hello', text: 'Cucumber time?' })
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  it('shows what would be removed, and changes nothing', async () => {
    const response = await admin.get(`/api/desk/privacy${query}`)
    expect(await response.json()).toEqual({
      person: 'ada@example.com',
      requests: [
        {
          id: 'ada-1',
          createdAt: '2026-01-01T10:00:00.000Z',
          service: 'Customer Support',
          page: 'contact',
          state: 'accepted',
        },
      ],
      notes: 2,
      replies: 1,
      mails: 0,
      deliveries: 2,
      appointments: 0,
      calls: [],
      callsElsewhere: ['call-1'],
      sentTo: [],
    })
    expect(await indexedWords(database)).toEqual(expect.arrayContaining(['quixotic', 'zeppelins']))
  })

  it('exports all of it as a file whose name does not identify the person', async () => {
    const response = await admin.get(`/api/desk/privacy/export${query}`)
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="person-2026-06-01.json"')
    const file = await response.json()
    expect(file).toMatchObject({
      requests: [{ message: 'quixotic greenhouse' }],
      replies: [{ text: 'Cucumber time?' }],
    })
  })

  it('explains why an address is invalid', async () => {
    const response = await admin.get('/api/desk/privacy?person=ada')
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { errors: { person: 'Give an e-mail address or a phone number.' } },
    ])
  })

  it('erases the person: rows, notes, replies, history, and every word in the index', async () => {
    const response = await admin.send('POST', '/api/desk/privacy/erase', { person: email })
    const outcome = (await response.json()) as { remains: string[] }
    expect([response.status, outcome]).toMatchObject([
      200,
      { requests: 1, deliveries: 2, calls: 0, sentTo: [] },
    ])
    const copies = engine === 'postgres' ? [/VACUUM/, /backups/] : [/backups/]
    expect(outcome.remains).toEqual(copies.map((name) => expect.stringMatching(name)))
    const words = await indexedWords(database)
    expect(words).toContain('greenhouse')
    expect(words).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:ada|quixotic|zeppelins|marmalade|cucumber)$/)]),
    )
    for (const word of ['quixotic', 'zeppelins']) {
      const found = (await (await admin.get(`/api/desk/requests?q=${word}`)).json()) as { items: unknown[] }
      expect(found.items).toEqual([])
    }
    expect((await admin.get('/api/desk/requests/ada-1')).status).toBe(404)
    expect(await (await admin.get(`/api/desk/privacy${query}`)).json()).toMatchObject({
      requests: [],
      notes: 0,
      replies: 0,
      deliveries: 0,
    })
    expect(await readFile(join(database.options.dataDir, 'backups/erased.jsonl'), 'utf8')).toContain(
      '"erased_at":"2026-06-01T12:00:00.000Z"',
    )
  })

  it('records each view and the erasure in the audit, without the address', async () => {
    const { entries } = (await (await admin.get('/api/desk/audit')).json()) as {
      entries: { action: string; details: object; staff: { name: string } | null }[]
    }
    const own = entries.filter(({ action }) => action.startsWith('person.'))
    expect(own.map(({ action }) => action).toSorted()).toEqual([
      'person.erased',
      'person.exported',
      'person.viewed',
      'person.viewed',
    ])
    expect(own.every(({ staff }) => staff?.name === 'Ada Lovelace')).toBe(true)
    expect(JSON.stringify(own)).not.toContain('example.com')
  })

  it('refuses all of it to a member', async () => {
    const member = await signedIn(desk, { email: 'tom@agency.example' })
    const answers = await Promise.all([
      member.get(`/api/desk/privacy${query}`),
      member.get(`/api/desk/privacy/export${query}`),
      member.send('POST', '/api/desk/privacy/erase', { person: 'bob@example.com' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await admin.get('/api/desk/requests/bob-1')).status).toBe(200)
  })
})
