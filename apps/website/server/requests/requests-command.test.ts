import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agency } from '#agency/content-folder.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase } from '#server/testing/open-test-database.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import { openStore } from '#server/store/open-store.ts'
import { rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import { cancelNextAppointment } from '#server/appointments/cancel-next-appointment.ts'
import { openErasedPeople } from '#server/requests/privacy/erased-people.ts'
import { runRequestsCommand } from './requests-command.ts'

const now = new Date('2026-03-10T12:00:00.000Z')

describe.each(engines)('npm run requests on %s', (engine) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const requests = [
      aConsultation({ id: 'aaaa-1', created_at: '2026-03-01T10:00:00.000Z', name: 'First' }),
      aConsultation({ id: 'bbbb-2', created_at: '2026-03-09T23:59:00.000Z', page_source: 'crm-integration' }),
      aConsultation({
        id: 'cccc-3',
        created_at: '2026-03-10T11:00:00.000Z',
        name: 'Zoë \u001b[31m\u202eevil',
        company: '=cmd|calc',
        message: 'one\n"two" ☎️ \u0007bell',
      }),
    ]
    for (const request of requests) {
      const context = { consent: { version: 'v1', at: request.created_at }, call_id: 'call-1' }
      await addRequest(database, request, anIdentity(), aLimit(), context)
    }
  })
  afterAll(() => database.close())

  async function run(...args: string[]): Promise<string> {
    const { databaseUrl, dataDir } = database.options
    let output = ''
    await runRequestsCommand(args, {
      openStore: (access) => openStore({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, access),
      write: async (text) => void (output += text),
      channels: ['email'],
      erasures: openErasedPeople(dataDir),
      retentionDays: null,
      cancelAppointment: cancelNextAppointment,
      now,
    })
    return output
  }
  const listed = async (...args: string[]) =>
    (await run('list', ...args)).split('\n').flatMap((line) => /^[abc]{4}-\d/.exec(line) ?? [])

  it('lists the newest first, beside the open store', async () => {
    expect(await listed()).toEqual(['cccc-3', 'bbbb-2', 'aaaa-1'])
    expect(await run('list', '--limit', '2')).toMatch(/^cccc-3.*\nbbbb-2.*\nThe newest 2;/)
  })

  it('applies the filters', async () => {
    expect(await listed('--since', '2h')).toEqual(['cccc-3'])
    expect(await listed('--since', '2026-03-02', '--until', '2026-03-09')).toEqual(['bbbb-2'])
    expect(await listed('--page', 'contact', '--since', '2026-03-01')).toEqual(['cccc-3', 'aaaa-1'])
    expect(await listed('--state', 'held')).toEqual([])
    expect(await run('list', '--state', 'held')).toBe('No requests.\n')
  })

  it('shows one by the beginning or the end of its id, and never controls the terminal', async () => {
    const shown = await run('show', 'cccc')
    expect(shown).toContain('Zoë \\u{001b}[31m\\u{202e}evil')
    expect(shown).toContain('one\n"two" ☎️ \\u{0007}bell')
    expect(shown).toContain('call-1')
    expect(await run('show', 'bb-2')).toContain('crm-integration')
  })

  it('exports CSV in the order of arrival, safe for a spreadsheet', async () => {
    const [header, first, , ...rest] = (await run('export')).split('\r\n')
    expect(header).toBe(
      '"id","created_at","state","name","email","phone","company","service","message","page_source","consent_version","call_id","owner","answered_at","value","reason","notes","first_page","referrer","utm","site","spam_signals"',
    )
    expect(first).toBe(
      `"aaaa-1","2026-03-01T10:00:00.000Z","new","First","ada@example.com","+44 20 7946 0000","Analytical Engines","Customer Support","","contact","v1","call-1","","","","","0","","","","",""`,
    )
    expect(rest.join('')).toContain(`"'=cmd|calc"`)
    expect(rest.join('')).toContain('"one\n""two"" ☎️ \u0007bell"')
    expect(await run('export', '--raw', '--bom')).toMatch(/^\ufeff"id".*"\+44 20 7946 0000"/s)
  })

  it('releases a held request once', async () => {
    const spam = aConsultation({ created_at: '2026-02-01T10:00:00.000Z' })
    await addRequest(database, spam, anIdentity(), aLimit(), {}, [{ signal: 'honeypot', points: 5 }])
    expect(await run('list', '--state', 'held')).toContain(`${spam.id}  2026-02-01T10:00Z  contact  HELD`)
    expect(await run('show', spam.id)).toContain('honeypot')
    expect(await run('release', spam.id)).toBe(`Released ${spam.id}. It is delivered through email.\n`)
    expect(await run('list', '--state', 'held')).toBe('No requests.\n')
    await expect(run('release', spam.id)).rejects.toThrow('is not held')
  })

  it('cancels the appointment of a request once', async () => {
    const appointment = {
      kind: 'call',
      holder: 'ada@example.com',
      state: 'booked',
      starts_at: '2026-03-11T10:00:00.000Z',
      ends_at: '2026-03-11T11:00:00.000Z',
      busy_from: '2026-03-11T10:00:00.000Z',
      busy_until: '2026-03-11T11:00:00.000Z',
      hold_ends_at: null,
      zone: 'UTC',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    } as const
    function* insert(sql: Sql, requestId: string): Transaction<null> {
      yield* rowsOf(
        sql.insertInto('appointments').values({ ...appointment, id: 'appointment-1', request_id: requestId }),
      )
      return null
    }
    const { databaseUrl, dataDir } = database.options
    await using store = await openStore({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, 'write')
    await store.run(insert, 'bbbb-2')
    expect(await run('cancel-appointment', 'bbbb')).toBe(
      'Cancelled the appointment of bbbb-2. Its time is free, and both are mailed.\n',
    )
    await expect(run('cancel-appointment', 'bbbb')).rejects.toThrow('no appointment that is still to come')
    await expect(run('cancel-appointment', 'aaaa')).rejects.toThrow('no appointment that is still to come')
  })

  it('exports answers to fields that the agency no longer has in a column of their own', async () => {
    const answered = aConsultation({ created_at: '2026-01-15T10:00:00.000Z' })
    await addRequest(database, answered, anIdentity(), aLimit(), { answers: { season: 'Winter' } })
    const [header, ...rows] = (await run('export')).split('\r\n')
    expect(header).toMatch(/"spam_signals","answers"$/)
    expect(rows.filter((row) => row.endsWith(',"{""season"":""Winter""}"'))).toHaveLength(1)
  })

  it.each([
    [['list', '--since', 'yesterday'], '"yesterday" is not a time'],
    [['list', '--state', 'open'], '"open" is not a state. The states are accepted, held, erased.'],
    [['list', '--limit', '0'], '--limit must be a number'],
    [['list', '--sins'], "Unknown option '--sins'"],
    [['list', 'more'], 'Unexpected argument "more"'],
    [['show'], 'The id of a request is required'],
    [['show', "'; --"], 'is not an id'],
    [['import'], 'The path of a file is required'],
    [['import', '/nowhere.csv'], '/nowhere.csv cannot be opened: ENOENT.'],
    [['show', 'dddd'], 'No request has the id "dddd"'],
    [['delete'], 'npm run requests -- list'],
    [[], 'npm run requests -- list'],
  ])('says what is wrong with %j', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence)
  })
})

describe('npm run requests on many requests', () => {
  it('exports each once, page by page, even those of one millisecond', async () => {
    const database = await openTestDatabase('sqlite')
    const requests = Array.from({ length: 1203 }, () => aConsultation())
    await Promise.all(requests.map((each) => addRequest(database, each, anIdentity(), aLimit())))
    const pieces: string[] = []
    await runRequestsCommand(['export'], {
      openStore: (access) =>
        openStore({ DATABASE_URL: undefined, DATA_DIR: database.options.dataDir }, access),
      write: async (text) => void pieces.push(text),
      channels: [],
      erasures: openErasedPeople(database.options.dataDir),
      retentionDays: null,
      cancelAppointment: cancelNextAppointment,
    })
    const ids = pieces.join('').match(/^"[\da-f-]{36}"/gm) ?? []
    expect(new Set(ids).size).toBe(1203)
    expect(ids).toHaveLength(1203)
    expect(pieces.length).toBeGreaterThan(3)
    await database.close()
  })
})

describe('npm run requests as a process', () => {
  const script = join(import.meta.dirname, '../operate/commands/requests.ts')
  const run = (env: Record<string, string>, ...args: string[]) =>
    promisify(execFile)(process.execPath, [script, ...args], { env: { AGENCY: agency, ...env } }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    )

  it('explains in a sentence a missing store, an unreachable PostgreSQL, a wrong setting or a wrong call', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'frontdesk-requests-'))
    expect(await run({ DATA_DIR: folder }, 'list')).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^No store was found in .*\(DATA_DIR\)\. Run this command with the settings.*\n$/,
      ),
    })
    expect(await run({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'list')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The PostgreSQL of DATABASE_URL cannot be reached.*\n$/),
    })
    expect(await run({ DATABASE_URL: 'mysql://x' }, 'list')).toMatchObject({ code: 1 })
    expect(await run({ DATA_DIR: folder }, 'lits')).toMatchObject({ code: 2, stdout: '' })
    await rm(folder, { recursive: true })
  })
})
