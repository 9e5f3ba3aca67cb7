import { mkdir, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aCall } from '#server/testing/a-call.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { openDatabase, type Database } from '#server/store/open-database.ts'
import { openStore } from '#server/store/open-store.ts'
import { backupSqlite } from '#server/store/sqlite/backup-sqlite.ts'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'
import { engines, openTestDatabase, patientTimeout } from '#server/testing/open-test-database.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import { changeRequests } from '#server/desk/requests/change-requests.ts'
import { applyErasures } from './apply-erasures.ts'
import { openErasedPeople } from './erased-people.ts'
import { runPrivacyCommand } from './privacy-command.ts'
import { deleteOutdated, type Retention } from './retention.ts'
import { erasePerson } from './erase-person.ts'
import { findPerson } from './find-person.ts'
import { addConsultation } from '../receive/add-consultation.ts'
import { listConsultations } from '../receive/read-consultations.ts'
import { listAudit, recordAudit } from '#server/store/audit-transactions.ts'
import { createVoiceCallStore } from '#server/voice/calls/voice-call-store.ts'
import { storeThread } from '#server/transactions.ts'

const now = new Date('2026-06-01T12:00:00.000Z')
const keepAll: Retention = { requests: null, held: null, calls: 30, audit: 365, backups: null }

describe.each(engines)('npm run privacy on %s', (engine) => {
  let database: TestDatabase
  let dataDir: string

  beforeEach(async () => {
    database = await openTestDatabase(engine)
    dataDir = database.options.dataDir
  })
  afterEach(() => database.close())

  async function run(args: string[], retention = keepAll): Promise<string> {
    let output = ''
    await runPrivacyCommand(args, {
      openStore: (access) =>
        openStore({ DATABASE_URL: database.options.databaseUrl, DATA_DIR: dataDir }, access),
      erasures: openErasedPeople(dataDir),
      retention,
      dataDir,
      write: async (text) => void (output += text),
      now,
    })
    return output
  }
  const listed = () => database.run(listConsultations, { filter: {}, order: 'asc', after: null, limit: 100 })

  /** Ada sent two requests, one of them after a call. Another call contains her address. Bob is unrelated. */
  async function seed() {
    const send = (fields: Parameters<typeof aConsultation>[0], context = {}) =>
      database.run(addConsultation, {
        consultation: aConsultation({
          created_at: '2026-05-20T10:00:00.000Z',
          message: 'private words',
          ...fields,
        }),
        identity: anIdentity({ idempotencyKeyHash: fields?.id ?? null }),
        limit: aLimit(),
        context,
        channels: ['email'],
        reasons: [],
      })
    await send({ id: 'ada-1', email: 'Ada@Example.com' }, { call_id: 'call-1' })
    await send({ id: 'ada-2', email: 'ada@example.com' }, { call_id: 'elsewhere' })
    await send({ id: 'bob-1', email: 'ada@example.com.au' })
    await createVoiceCallStore(database).createCall(saying('call-1', 'I would rather not spell it'))
    await createVoiceCallStore(database).createCall(saying('call-2', 'write to ADA@example.com please'))
    await createVoiceCallStore(database).createCall(saying('call-3', 'write to adaXexample.com please'))
  }

  /** Staff lost the first request. */
  const lose = () =>
    database.run(changeRequests, {
      ids: ['ada-1'],
      change: { state: 'lost', value: 4500, reason: 'Too expensive' },
      staffId: null,
      now: '2026-05-21T10:00:00.000Z',
      tokenHash: '',
    })

  /** Claims deliveries as a relay does. */
  async function claimDeliveries() {
    const statement = "UPDATE deliveries SET claim = 'one' WHERE id = 'ada-2-email'"
    if (engine === 'sqlite') {
      const file = new DatabaseSync(databaseFile(dataDir))
      file.exec(statement)
      file.close()
      return
    }
    const client = new Client({ connectionString: database.options.databaseUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  it('finds everything about one person, and nothing about another', async () => {
    await seed()
    await lose()
    const found = await run(['find', 'ADA@example.com'])
    expect(found.split('\n').filter(Boolean)).toEqual([
      'request  ada-1  2026-05-20T10:00:00.000Z  contact  accepted',
      'request  ada-2  2026-05-20T10:00:00.000Z  contact  accepted',
      'delivery  ada-1-email  waiting',
      'delivery  ada-2-email  waiting',
      'call  call-1  2026-05-20T10:00:00.000Z',
      'call  call-2  2026-05-20T10:00:00.000Z',
      'call  elsewhere  not stored here',
    ])
    expect(await run(['find', 'nobody@example.com'])).toBe('Nothing in the store.\n')
    const exported = JSON.parse(await run(['export', 'ada@example.com']))
    expect(exported.requests[0]).toMatchObject({
      message: 'private words',
      context: { call_id: 'call-1' },
      value: 4500,
      reason: 'Too expensive',
    })
    expect(exported.calls[1].transcript[0].text).toContain('ADA@example.com')
  })

  it.each([
    ['Ärzte.[1]_*@Größe.example', 'ärzte.[1]_*@größe.example'],
    ['ärzte.[1]_*@größe.example', 'ÄRZTE.[1]_*@GRÖßE.EXAMPLE'],
    ['ΝΙΚΟΣ@x.example', 'νικος@x.example'],
    ['groẞe@x.example', 'große@x.example'],
    ['ПОЧТА@почта.example', 'почта@ПОЧТА.example'],
  ])('finds %s as %s, in requests and in calls', async (email, asked) => {
    await addRequest(database, aConsultation({ id: 'one', email }), anIdentity(), aLimit())
    await addRequest(database, aConsultation({ email: `x${email}` }), anIdentity(), aLimit())
    await addRequest(database, aConsultation({ email: `${email}.au` }), anIdentity(), aLimit())
    await createVoiceCallStore(database).createCall(saying('call-1', `write to ${email} please`))
    await createVoiceCallStore(database).createCall(saying('call-2', 'write to ärzte.1@größe.example'))
    const found = await run(['find', asked])
    expect(found.match(/^(request|call) +\S+/gm)).toEqual(['request  one', 'call  call-1'])
  })

  it('previews the erasure, then leaves tombstones without personal data', async () => {
    await seed()
    await lose()
    expect(await run(['erase', 'ada@example.com'])).toContain(
      'Nothing was erased. Run the command again with --yes',
    )
    expect((await listed()).every(({ state }) => state === 'accepted')).toBe(true)

    const done = await run(['erase', 'ada@example.com', '--yes'])
    expect(done).toContain('Erased: requests 2, deliveries 2, calls 2.')
    expect(done).toContain('ask the voice provider to erase them: calls elsewhere')
    expect(done).toMatch(/^Existing backups still contain it/m)
    expect(done.includes('PostgreSQL still contain it until the next VACUUM')).toBe(engine === 'postgres')
    const [ada, , bob] = await listed()
    expect(ada).toEqual({
      id: 'ada-1',
      created_at: '2026-05-20T10:00:00.000Z',
      state: 'erased',
      name: '',
      email: '',
      phone: '',
      company: '',
      message: '',
      context: null,
      spam: null,
      service: 'Customer Support',
      page_source: 'contact',
      desk_state: 'erased',
      owner: null,
      answered_at: '2026-05-21T10:00:00.000Z',
      value: null,
      reason: null,
      notes: 0,
    })
    expect(bob).toMatchObject({ email: 'ada@example.com.au', state: 'accepted' })
    expect((await createVoiceCallStore(database).listCalls({ limit: 9 })).map(({ id }) => id)).toEqual([
      'call-3',
    ])
    expect(await run(['find', 'ada@example.com'])).toBe('Nothing in the store.\n')

    const list = await readFile(join(dataDir, 'backups/erased.jsonl'), 'utf8')
    expect(list).toMatch(/^\n\{"hash":"[\da-f]{64}","erased_at":"2026-06-01T12:00:00.000Z"\}\n$/)
  })

  it('refuses to erase while a delivery is running, and changes nothing then', async () => {
    await seed()
    await claimDeliveries()
    await expect(run(['erase', 'ada@example.com', '--yes'])).rejects.toThrow('a delivery is running')
    const input = { email: 'ada@example.com', until: now.toISOString(), isForced: false, staffId: null }
    const erasure = { hash: 'h', erased_at: now.toISOString() }
    expect(await database.run(erasePerson, { ...input, erasure })).toMatchObject({ outcome: 'busy' })
    expect((await listed()).every(({ state }) => state === 'accepted')).toBe(true)
    expect(await run(['find', 'ada@example.com'])).toContain('running')
  })

  it('erases restored data again, and keeps requests that were sent after the erasure', async () => {
    await seed()
    const list = openErasedPeople(dataDir)
    // As if the person had been erased in a newer store that was lost.
    list.add({ hash: list.hash({ email: 'ada@EXAMPLE.com' }), erased_at: '2026-05-25T00:00:00.000Z' })
    const later = aConsultation({ id: 'ada-3', email: 'ada@example.com', created_at: now.toISOString() })
    await addRequest(database, later, anIdentity(), aLimit())
    expect(await applyErasures(database, openErasedPeople(dataDir))).toBe(1)
    expect((await listed()).map(({ id, state }) => `${id} ${state}`)).toEqual([
      'ada-1 erased',
      'ada-2 erased',
      'bob-1 accepted',
      'ada-3 accepted',
    ])
    expect((await createVoiceCallStore(database).listCalls({ limit: 9 })).map(({ id }) => id)).toEqual([
      'call-3',
    ])
    expect(await applyErasures(database, openErasedPeople(dataDir))).toBe(0)
  })

  describe('of somebody who left a phone number only', () => {
    const add = (id: string, phone: string, email = '') =>
      addRequest(
        database,
        aConsultation({ id, phone, email, message: id, created_at: '2026-05-20T10:00:00.000Z' }),
        anIdentity(),
        aLimit(),
      )
    const found = async (...asked: string[]) =>
      ((await run(['find', ...asked])).match(/^request +\S+/gm) ?? []).map((line) => line.split(/ +/)[1])
    const states = async () => (await listed()).map(({ id, state }) => `${id} ${state}`)

    it.each([
      ['+49 30 23125 199', ['in-country', 'with-code']],
      ['0049 (0)30 / 23125-199', ['in-country', 'with-code']],
      ['030 23125199', ['austria', 'in-country', 'with-code']],
      ['+43 30 23125 199', ['austria', 'in-country']],
      ['+30 23125 199', ['greece']],
      ['49 30 23125199', ['with-code']],
      ['23125199', ['greece']],
      ['+49 30 23125 198', []],
    ])('finds %s, however it was written', async (asked, expected) => {
      await add('with-code', '(+49) 30 23125199')
      await add('in-country', '030/23 125 199')
      await add('austria', '+43 30 23125199')
      await add('greece', '+30 23125199')
      await add('other', '+49 30 23125190')
      await add('with-address', '+49 30 23125199', 'ada@example.com')
      expect(new Set(await found(asked))).toEqual(new Set(expected))
      expect(new Set(await found(...asked.split(' ')))).toEqual(new Set(expected))
    })

    it('exports and erases them, and nobody else', async () => {
      await add('hers', '030 23125199')
      await add('his', '030 23125190')
      const exported = JSON.parse(await run(['export', '+49 30 23125199']))
      expect(exported).toMatchObject({ phone: '+49 30 23125199', requests: [{ id: 'hers' }] })
      expect(await run(['erase', '+49 30 23125199', '--yes'])).toContain('Erased: requests 1')
      expect(await states()).toEqual(['hers erased', 'his accepted'])
      expect(await applyErasures(database, openErasedPeople(dataDir))).toBe(0)
    })

    it('erases them again in a restored store, as they are written there', async () => {
      await add('hers', '030 23125199')
      await add('his', '030 23125190')
      const list = openErasedPeople(dataDir)
      list.add({ hash: list.hash({ phone: '030/23125-199' }), erased_at: '2026-05-25T00:00:00.000Z' })
      expect(await applyErasures(database, openErasedPeople(dataDir))).toBe(1)
      expect(await states()).toEqual(['hers erased', 'his accepted'])
    })

    it('lists what was erased under every writing', async () => {
      await add('hers', '030 23125199')
      await run(['erase', '+49 30 23125199', '--yes'])
      const list = openErasedPeople(dataDir)
      const hashes = new Set(list.read().map(({ hash }) => hash))
      for (const phone of ['+49 30 23125199', '030 23125199']) expect(hashes).toContain(list.hash({ phone }))
    })
  })

  it('deletes expired data after previewing it', async () => {
    await seed()
    await addRequest(
      database,
      aConsultation({ id: 'held-1', created_at: '2026-05-01T10:00:00.000Z' }),
      anIdentity(),
      aLimit(),
      {},
      [{ signal: 'honeypot', points: 5 }],
    )
    for (const at of ['2026-05-01T10:00:00.000Z', '2026-05-20T10:00:00.000Z']) {
      const entry = { at, staffId: null, action: 'request.viewed', subject: { kind: 'request', id: at } }
      await database.run(recordAudit, { entry })
    }
    await mkdir(join(dataDir, 'backups'), { recursive: true })
    for (const [name, date] of [
      ['old.sqlite', '2026-01-01'],
      ['old.dump.unfinished', '2026-01-01'],
      ['new.sqlite', '2026-05-31'],
      ['old.txt', '2026-01-01'],
    ] as const) {
      await writeFile(join(dataDir, 'backups', name), '')
      await utimes(join(dataDir, 'backups', name), new Date(date), new Date(date))
    }
    const retention: Retention = { requests: 30, held: 14, calls: 10, audit: 20, backups: 90 }
    const numbers =
      'requests: older than 30 days: 0\nheld:     older than 14 days: 1\ncalls:    older than 10 days: 3\naudit:    older than 20 days: 1\nbackups:  older than 90 days: 2\n'
    expect(await run(['retention', '--dry-run'], retention)).toBe(
      `${numbers}Nothing was deleted (--dry-run).\n`,
    )
    expect(await listed()).toHaveLength(4)
    expect(await run(['retention'], retention)).toBe(`${numbers}Deleted.\n`)
    expect((await listed()).map(({ id }) => id)).toEqual(['ada-1', 'ada-2', 'bob-1'])
    expect((await readdir(join(dataDir, 'backups'))).toSorted()).toEqual(['new.sqlite', 'old.txt'])
    expect(await run(['retention'], { ...retention, requests: 5 })).toContain(
      'requests: older than 5 days: 3',
    )
    expect(await listed()).toEqual([])
    const entries = await database.run(listAudit, { before: null, limit: 9 })
    expect(entries.map(({ at }) => at)).toEqual(['2026-05-20T10:00:00.000Z'])
    expect(
      (await database.run(findPerson, { email: 'ada@example.com', until: now.toISOString() })).deliveries,
    ).toEqual([])
    expect(await run(['retention'])).toContain('requests: kept')
  })

  it.each([
    [[]],
    [['find']],
    [['find', 'ada']],
    [['erase', 'a@b.c', 'd@e.f']],
    [['retention', 'a@b.c']],
    [['burn', 'a@b.c']],
  ])('explains itself to %j', async (args) => {
    await expect(run(args)).rejects.toThrow('npm run privacy -- find <e-mail or phone>')
  })
})

describe('a restored backup', () => {
  it('is erased again at the start, even though the tombstones are gone', async () => {
    const first = await openTestDatabase('sqlite')
    const { dataDir } = first.options
    await addRequest(first, aConsultation({ email: 'ada@example.com' }), anIdentity(), aLimit())
    const copy = join(dataDir, 'backups', 'copy.sqlite')
    backupSqlite(databaseFile(dataDir), copy)
    const options = { openStore: () => openStore({ DATABASE_URL: undefined, DATA_DIR: dataDir }, 'write') }
    await runPrivacyCommand(['erase', 'ada@example.com', '--yes'], {
      ...options,
      erasures: openErasedPeople(dataDir),
      retention: keepAll,
      dataDir,
      write: async () => {},
    })
    // Tombstones expire with the requests of their age. The list beside the backups stays, because a backup may be
    // older.
    const retention = { requests: 30, held: 30, calls: 30, audit: 365, backups: null }
    await deleteOutdated(first, { retention, dataDir, now: new Date('2030-01-01'), isDryRun: false })
    expect(await first.run(listConsultations, { filter: {}, order: 'asc', after: null, limit: 9 })).toEqual(
      [],
    )
    // The test's `close` removes its folder, so replace only the files, in another folder.
    const restored = `${dataDir}-restored`
    await mkdir(join(restored, 'backups'), { recursive: true })
    await writeFile(databaseFile(restored), await readFile(copy))
    for (const file of ['backups/erased.jsonl', 'erasures.key']) {
      await writeFile(join(restored, file), await readFile(join(dataDir, file)))
    }
    await first.close()
    const database: Database = await openDatabase({
      thread: storeThread,
      dataDir: restored,
      log: () => {},
      timeout: patientTimeout,
    })
    expect(await applyErasures(database, openErasedPeople(restored))).toBe(1)
    const [row] = await database.run(listConsultations, { filter: {}, order: 'asc', after: null, limit: 9 })
    expect(row).toMatchObject({ state: 'erased', email: '' })
    await rm(join(restored, 'erasures.key'))
    expect(() => openErasedPeople(restored).hash({ email: 'ada@example.com' })).toThrow(
      /erasures\.key, the key of .+, is missing/,
    )
    await database.close()
    await rm(restored, { recursive: true })
  })
})

const spokenAt = '2026-05-20T10:00:00.000Z'
const saying = (id: string, text: string) =>
  aCall(id, spokenAt, { transcript: [{ role: 'user', text, at: spokenAt }] })
