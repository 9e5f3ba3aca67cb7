import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { desk as content } from '#content/desk.ts'
import { openStore } from '#server/store/open-store.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import type { DeskEvent, RequestPage } from '#contract/desk/requests.ts'
import type { ImportReport } from '#contract/desk/import.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { openEvents } from '#server/testing/open-events.ts'
import { aConsultation, aLimit, addRequest, anIdentity } from '#server/testing/a-consultation.ts'
import { cancelNextAppointment } from '#server/appointments/cancel-next-appointment.ts'
import { openErasedPeople } from '#server/requests/privacy/erased-people.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { runRequestsCommand } from '../requests-command.ts'
import { findPerson } from '../privacy/find-person.ts'
import { listConsultations } from '../receive/read-consultations.ts'

const now = new Date('2026-06-01T12:00:00.000Z')

/** As an earlier backend writes it: its own order, a column of its own, a message over two lines, times of PostgreSQL. */
const earlier = [
  'id,created_at,name,email,phone,company,service,message,page_source,lead_score',
  '3f1d2c4b-5a69-4788-9a0b-1c2d3e4f5061,2019-03-01 10:00:00.123456+01,Ada,ada@example.com,020 7946,Engines,Old Service,"Hello,',
  'a second line",old-page,7',
  '17,2020-03-01T10:00:00Z,Bob Stone,bob@example.com,,,CRM Integration,=1+1,contact,1',
  '18,yesterday,,bob@,,,CRM Integration,,contact,1',
  '19,2020-03-01,Too,few',
].join('\r\n')

describe.each(engines)('Requests of an earlier backend on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let admin: Visitor
  beforeEach(async () => {
    database = await openTestDatabase(engine, { channels: ['email', 'webhook'] })
    desk = createTestDesk(database, { channels: ['email'], now: () => now })
    admin = await signedIn(desk, { email: 'mira@agency.example', name: 'Mira Okafor', role: 'admin' })
  })
  afterEach(async () => {
    await desk.close()
    await database.close()
  })

  async function send(csv: string | Uint8Array<ArrayBuffer>, query = '') {
    const { csrfToken } = (await (await admin.get('/api/desk/me')).json()) as { csrfToken: string }
    return desk.request(`/api/desk/import${query}`, {
      method: 'POST',
      headers: {
        Origin: 'http://localhost',
        Cookie: `desk=${admin.cookies.get('desk')}`,
        'x-csrf-token': csrfToken,
        'Content-Type': 'text/csv',
      },
      body: csv,
    })
  }
  async function imported(csv: string | Uint8Array<ArrayBuffer>, query = ''): Promise<ImportReport> {
    const response = await send(csv, query)
    expect(response.status).toBe(200)
    return (await response.json()) as ImportReport
  }
  const stored = () => database.run(listConsultations, { filter: {}, order: 'asc', after: null, limit: 100 })
  const list = async () => (await (await admin.get('/api/desk/requests')).json()) as RequestPage

  it('are checked in a rehearsal that writes nothing', async () => {
    const report: ImportReport = {
      isRehearsal: true,
      added: 2,
      known: 0,
      refused: 2,
      ignoredColumns: ['lead_score'],
      problems: [
        {
          line: 5,
          errors: {
            created_at: 'Write the time like 2024-03-01 09:30:00 or 2024-03-01T09:30:00Z.',
            name: 'It is empty.',
            email: 'This is not an e-mail address.',
          },
        },
        { line: 6, errors: { row: 'It has 4 cells, and the first line has 10. Is a quote missing?' } },
      ],
    }
    expect(await imported(earlier, '?rehearse=1')).toEqual(report)
    expect(await stored()).toEqual([])
    expect(await imported(earlier)).toEqual({ ...report, isRehearsal: false })
  })

  it('keep their text and time, are not overdue, and are not delivered', async () => {
    await imported(earlier)
    expect(await stored()).toMatchObject([
      {
        id: '3f1d2c4b-5a69-4788-9a0b-1c2d3e4f5061',
        created_at: '2019-03-01T09:00:00.123Z',
        state: 'accepted',
        service: 'Old Service',
        message: 'Hello,\na second line',
        page_source: 'old-page',
      },
      { created_at: '2020-03-01T10:00:00.000Z', company: '', message: '=1+1' },
    ])
    const { items, counts } = await list()
    expect(items.map(({ name, state, overdue }) => [name, state, overdue])).toEqual([
      ['Bob Stone', 'contacted', false],
      ['Ada', 'contacted', false],
    ])
    expect(counts).toMatchObject({ new: 0, contacted: 2 })
    const deliveries = await database.run(findPerson, {
      email: 'ada@example.com',
      until: now.toISOString(),
    })
    expect(deliveries.deliveries).toEqual([])
    const record = await admin.get(`/api/desk/requests/${items[1]?.id}`)
    expect(await record.json()).toMatchObject({ answeredAt: null, history: [{ kind: 'imported' }] })
    const found = (await (await admin.get('/api/desk/requests?q=second')).json()) as RequestPage
    expect(found.items).toHaveLength(1)
  })

  it('are stored once, however often and in whatever format their file is imported', async () => {
    const withoutIds = [
      'created_at;name;email;service;page_source',
      '2020-01-01;Zoë;zoe@example.com;CRM;contact',
    ]
    await imported(withoutIds.join('\n'))
    await imported(earlier)
    const again = `\ufeff${withoutIds.join('\r\n')}\r\n${withoutIds[1]}`
    expect(await imported(again)).toMatchObject({ added: 0, known: 2 })
    expect(await imported(earlier)).toMatchObject({ added: 0, known: 2 })
    expect(await imported(earlier, '?rehearse=1')).toMatchObject({ added: 0, known: 2 })
    expect(await stored()).toHaveLength(3)
  })

  it('are announced as one change, and not as new', async () => {
    const events = await openEvents(admin)
    expect(await events.next()).toEqual({ kind: 'ready' })
    await imported(earlier)
    const seen: DeskEvent[] = [await events.next(), await events.next()]
    expect(seen).toMatchObject([
      { kind: 'request', isNew: false },
      { kind: 'counts', counts: { contacted: 2 } },
    ])
    await admin.send('PATCH', '/api/desk/requests', {
      ids: ['3f1d2c4b-5a69-4788-9a0b-1c2d3e4f5061'],
      change: { state: 'won' },
    })
    expect(await events.next()).toMatchObject({ kind: 'request', request: { state: 'won' } })
    await events.close()
  })

  it('of somebody with a phone number only are taken if staff made them, because no form does', async () => {
    const head = 'created_at,name,email,phone,service,page_source'
    const rows = [
      '2020-01-01,Noor,,030 1234567,CRM,desk',
      '2020-01-01,Omar,,030 1234568,CRM,contact',
      '2020-01-01,Ines,,ask,CRM,desk',
      '2020-01-01,Paul,nobody,030 1234569,CRM,desk',
    ]
    const file = [head, ...rows].join('\n')
    expect(await imported(file)).toMatchObject({
      added: 1,
      problems: [
        { line: 3, errors: { email: 'It is empty.' } },
        { line: 4, errors: { email: 'It is empty.' } },
        { line: 5, errors: { email: 'This is not an e-mail address.' } },
      ],
    })
    expect(await stored()).toMatchObject([{ name: 'Noor', email: '' }])
    await admin.send('POST', '/api/desk/privacy/erase', { person: '+49 30 1234567' })
    const again = [head, rows[0]?.replace('2020-01-01', '2020-01-02')].join('\n')
    expect(await imported(again)).toMatchObject({
      added: 0,
      problems: [{ errors: { phone: 'This person was erased here after this request was sent.' } }],
    })
  })

  it('can be imported again from the site’s own export', async () => {
    await imported(earlier)
    const file = await (await admin.get('/api/desk/requests.csv')).text()
    expect(file).toContain(`"'=1+1"`)
    expect(await imported(file)).toMatchObject({ added: 0, known: 2, refused: 0 })
    await admin.send('POST', '/api/desk/privacy/erase', { person: 'bob@example.com' })
    expect(await imported(file)).toMatchObject({
      added: 0,
      known: 1,
      problems: [{ errors: { email: 'This person was erased here after this request was sent.' } }],
    })
    expect(JSON.stringify(await stored())).not.toContain('bob@example.com')
  })

  it('keep their stage, time of answer and source on the way to another site', async () => {
    const touch = {
      first: { page: '/services', referrer: 'search.example', utm: { source: 'letter', term: 'a&b' } },
    }
    for (const id of [crypto.randomUUID(), crypto.randomUUID()]) {
      await addRequest(
        database,
        aConsultation({ id, created_at: '2026-05-01T10:00:00.000Z', phone: '+44-20-7946-0000' }),
        anIdentity(),
        aLimit(),
        { touch, site: 'https://shop.example' },
      )
    }
    const [first] = (await list()).items
    const { staff } = (await (await admin.get('/api/desk/me')).json()) as { staff: { id: string } }
    await admin.send('PATCH', '/api/desk/requests', {
      ids: [first?.id],
      change: { state: 'lost', ownerId: staff.id, value: 4500, reason: content.lostReasons[0] },
    })
    await admin.send('POST', `/api/desk/requests/${first?.id}/notes`, { text: 'Signed.' })
    const file = await (await admin.get('/api/desk/requests.csv')).text()
    expect(file).toContain('"+44-20-7946-0000')
    expect(file).toMatch(/"lost".*"Mira Okafor","2\d{3}-/)
    expect(file).toContain(`"4500","${content.lostReasons[0]}","1",`)
    expect(file).toContain(
      '"1","/services","search.example","source=letter&term=a%26b","https://shop.example",""',
    )

    const elsewhere = await openTestDatabase(engine)
    const other = createTestDesk(elsewhere, { now: () => now })
    const someone = await signedIn(other, { email: 'else@agency.example', role: 'admin' })
    const { csrfToken } = (await (await someone.get('/api/desk/me')).json()) as { csrfToken: string }
    await other.request('/api/desk/import', {
      method: 'POST',
      headers: {
        Origin: 'http://localhost',
        Cookie: `desk=${someone.cookies.get('desk')}`,
        'x-csrf-token': csrfToken,
        'Content-Type': 'text/csv',
      },
      body: file,
    })
    const again = await (await someone.get('/api/desk/requests.csv')).text()
    // Who works there and wrote notes there is not known elsewhere.
    expect(again).toBe(file.replace('"1","/services"', '"0","/services"').replace('"Mira Okafor"', '""'))
    await other.close()
    await elsewhere.close()
  })

  it('are recorded in the audit by their number alone', async () => {
    await imported(earlier)
    const { entries } = (await (await admin.get('/api/desk/audit')).json()) as {
      entries: { action: string; details: object }[]
    }
    const own = entries.filter(({ action }) => action.startsWith('requests.import'))
    expect(own).toMatchObject([
      { action: 'requests.imported', details: { added: 2, known: 0, refused: 2 } },
      { action: 'requests.import-began', details: {} },
    ])
  })

  it('are imported in batches, from UTF-8 only', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => `2020-01-01,N${n},n${n}@example.com,CRM,contact`)
    const text = ['created_at,name,email,service,page_source', ...rows].join('\n')
    expect(await imported(text)).toMatchObject({ added: 450, refused: 0 })
    expect((await list()).counts.contacted).toBe(450)
    const latin = Buffer.concat([
      Buffer.from(text),
      Buffer.from('\n2020-01-02,Zoë,z@example.com,CRM,contact', 'latin1'),
    ])
    const { problems } = await imported(latin)
    expect(problems[0]?.errors.row).toContain('not UTF-8')
  })

  it('are refused if the store cannot hold a cell', async () => {
    const columns = 'created_at,name,email,service,page_source,message,consent_version,call_id'
    const report = await imported(
      `${columns}\n2020-01-01,Zoë,z@example.com,CRM,contact,a\0b,v\0,c\0\n2020-01-01,Zoë,z@example.com,CRM,contact,ab,v 1.2,call-1`,
    )
    expect(report).toMatchObject({ added: 1, refused: 1 })
    expect(Object.keys(report.problems[0]?.errors ?? {}).toSorted()).toEqual([
      'call_id',
      'consent_version',
      'message',
    ])
  })

  it.each([
    ['', 'The file is empty.'],
    ['a,b\n1,2', 'Missing: created_at, name, email, service, page_source.'],
    ['created_at,name,email,service,page_source,Name', 'The column name appears twice.'],
  ])('are refused as a whole in %j', async (csv, sentence) => {
    const response = await send(csv)
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: { file: string } }
    expect(errors.file).toContain(sentence)
  })

  it('are refused if they are past their retention, or in a file that is too large', async () => {
    await desk.close()
    desk = createTestDesk(database, { requestRetentionDays: 365, now: () => now })
    const { problems } = await imported(earlier)
    expect(problems[0]).toEqual({
      line: 2,
      errors: { created_at: 'Requests are kept for 365 days here, and this one is older.' },
    })
    const response = await send(new Uint8Array(5 * 1024 * 1024 + 1))
    expect(response.status).toBe(413)
  })

  it('are also imported by the command', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'frontdesk-import-'))
    const file = join(folder, 'consultations.csv')
    await writeFile(file, earlier)
    const run = async (...args: string[]) => {
      let output = ''
      const { databaseUrl, dataDir } = database.options
      await runRequestsCommand(['import', ...args], {
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
    expect(await run(file, '--dry-run')).toMatch(
      /^line 5 {2}created_at: Write .*\nline 6 {2}It has 4 .*\nIgnored columns: lead_score\nWould be added: 2\. Already stored: 0\. With problems: 2\.\nNothing was written/,
    )
    expect(await run(file)).toContain('Added: 2. Already stored: 0.')
    expect(await imported(earlier)).toMatchObject({ added: 0, known: 2 })
    await rm(folder, { recursive: true })
  })
})
