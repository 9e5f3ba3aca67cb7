import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalendarsTrouble, FoundCalendars, StaffCalendars } from '#contract/desk/calendars.ts'
import { anEvent } from '#server/appointments/calendars/testing/an-event.ts'
import { createCalendarSecrets } from '#server/appointments/calendars/calendar-secrets.ts'
import {
  listStoredCalendars,
  recordCalendar,
  recordCalendarFailure,
  recordCalendarWorks,
} from '#server/appointments/calendars/calendar-transactions.ts'
import { changeStaff, listStaff } from '#server/desk/staff/transactions/staff-transactions.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { openEvents } from '#server/testing/open-events.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { type CaldavServer, startCaldavServer } from '#server/testing/start-caldav-server.ts'

const rules = { allowPrivate: true }

describe.each(engines)('Calendars at the desk, on %s', (engine) => {
  let store: TestDatabase
  let desk: TestDesk
  let caldav: CaldavServer
  let ada: Visitor
  let ben: Visitor
  let admin: Visitor
  let now = new Date('2026-03-11T10:00:00.000Z')
  const secrets = createCalendarSecrets('key of the site', undefined)
  beforeAll(async () => {
    caldav = await startCaldavServer('radicale', ['ada'])
    await caldav.make('ada')
    store = await openTestDatabase(engine)
    desk = createTestDesk(store, { calendarAccess: { secrets, rules }, now: () => now })
    ada = await signedIn(desk, { email: 'ada@example.com', name: 'Ada' })
    ben = await signedIn(desk, { email: 'ben@example.com', name: 'Ben' })
    admin = await signedIn(desk, { email: 'eve@example.com', name: 'Eve', role: 'admin' })
  })
  afterAll(async () => {
    await desk.close()
    await store.close()
    await caldav.close()
  })

  const loginOf = ({ url, login } = caldav.address('ada')) => ({ by: 'caldav', url, ...login })
  const send = (path: string, body: object, by = ada) => by.send('POST', `/api/desk/calendars/${path}`, body)
  const listOf = async (by: Visitor) =>
    (await (await by.get('/api/desk/calendars/own')).json()) as StaffCalendars
  const errorsOf = async (path: string, body: object) => {
    const response = await send(path, body)
    expect(response.status).toBe(422)
    return ((await response.json()) as { errors: Record<string, string> }).errors
  }
  const removeAll = async () => {
    for (const { id } of (await listOf(admin)).others)
      await admin.send('DELETE', `/api/desk/calendars/own/${id}`, null)
  }

  it('are tried, and then added: only the owner sees what and where they are', async () => {
    const tried = await send('try', loginOf())
    expect(await tried.json()).toMatchObject({ found: [{ url: caldav.address('ada').url }] })
    expect(await listOf(ada)).toEqual({ own: [], others: [] })
    expect((await send('own', loginOf())).status).toBe(204)
    const { own } = await listOf(ada)
    expect(own).toEqual([
      {
        id: expect.any(String),
        label: { name: expect.stringContaining('work'), host: new URL(caldav.address('ada').url).host },
        isReadOnly: false,
        isWritten: true,
        why: null,
      },
    ])
    expect(JSON.stringify(own)).not.toMatch(/correct|http/)
    expect(await listOf(ben)).toEqual({ own: [], others: [] })
    expect(await listOf(admin)).toEqual({
      own: [],
      others: [{ id: own[0]?.id, holder: 'Ada', why: null }],
    })
    await removeAll()
  })

  it('are encrypted, and no answer, export or audit has a secret', async () => {
    await send('own', loginOf())
    const rows = await store.run(listStoredCalendars, undefined)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/correct|127\.0\.0\.1/)
    const audit = await (await admin.get('/api/desk/audit')).text()
    expect(audit).toContain('calendar.added')
    const exported = await (await admin.get('/api/desk/privacy/export?email=ada@example.com')).text()
    for (const text of [audit, exported]) expect(text).not.toMatch(/correct|127\.0\.0\.1/)
    await removeAll()
  })

  it('at a secret address are read only, and the address is not sent back', async () => {
    const text = anEvent('a', ':20270110T100000Z').replace(
      'VERSION',
      'X-WR-CALNAME:Ada\\, at work\r\nVERSION',
    )
    const server = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const body = { by: 'address', url: `http://${host}/secret-word.ics` }
    const tried = await (await send('try', body)).text()
    expect(tried).toContain('Ada, at work')
    expect((await send('own', body)).status).toBe(204)
    const listed = await listOf(ada)
    expect(listed.own).toEqual([
      expect.objectContaining({ label: { name: 'Ada, at work', host }, isReadOnly: true, isWritten: false }),
    ])
    expect(tried + JSON.stringify(listed)).not.toContain('secret-word')
    await removeAll()
    server.close()
  })

  it('of an account with several are chosen from', async () => {
    await caldav.make('ada', 'home')
    const account = loginOf(caldav.account())
    const { found } = (await (await send('try', account)).json()) as FoundCalendars
    expect(found).toHaveLength(2)
    expect(await errorsOf('own', account)).toEqual({ url: 'Choose one of the calendars.' })
    for (const { url } of found) expect((await send('own', { ...account, url })).status).toBe(204)
    expect((await listOf(ada)).own.map(({ isWritten }) => isWritten)).toEqual([true, false])
    await removeAll()
  })

  it.each([
    ['password', { password: 'wrong' }, 'The server refuses the user or the password (HTTP 401)'],
    ['password', { password: '' }, 'Enter the password.'],
    ['user', { user: ' ' }, 'Enter the user name.'],
    ['url', { url: ' ' }, 'Enter the address of the calendar, such as https://cloud.example.com.'],
    [
      'url',
      { url: 'ftp://cloud.example.com' },
      'Enter the address of the calendar, such as https://cloud.example.com.',
    ],
    ['url', { url: 'http://cloud.example.com' }, 'The address must begin with https://'],
    ['url', { url: 'https://calendar.invalid' }, 'There is no server of this name'],
    ['url', { url: 'https://127.0.0.1:1' }, 'There was no answer (ECONNREFUSED)'],
  ])('say what is wrong with the %s %j', async (field, wrong, why) => {
    expect(await errorsOf('try', { ...loginOf(), ...wrong })).toEqual({ [field]: why })
    expect(await errorsOf('own', { ...loginOf(), ...wrong })).toEqual({ [field]: why })
    expect((await listOf(ada)).own).toEqual([])
  })

  it('are asked within limits, whoever guesses', async () => {
    const guess = () => send('try', { ...loginOf(), url: 'http://cloud.example.com' }, ben)
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) statuses.push((await guess()).status)
    expect([...new Set(statuses.slice(0, 60))]).toEqual([422])
    expect(statuses[60]).toBe(429)
  })

  it('are added once, and adding one again stores its new password', async () => {
    await Promise.all([send('own', loginOf()), send('own', loginOf())])
    const [before] = await store.run(listStoredCalendars, undefined)
    now = new Date(now.getTime() + 1000)
    await store.run(recordCalendarFailure, {
      name: before?.name ?? '',
      answer: 'HTTP 500',
      now: now.toISOString(),
    })
    expect((await listOf(ada)).own[0]?.why).toBe('HTTP 500')
    await send('own', loginOf())
    const after = await store.run(listStoredCalendars, undefined)
    expect(after).toHaveLength(1)
    expect(after[0]?.secret).not.toBe(before?.secret)
    expect(after[0]?.updated_at).not.toBe(before?.updated_at)
    expect((await listOf(ada)).own[0]?.why).toBeNull()
    await removeAll()
  })

  it('are removed by their owner or an admin, once, and other open desks hear of it', async () => {
    await send('own', loginOf())
    const id = (await listOf(ada)).own[0]?.id ?? ''
    const remove = (by: Visitor) => by.send('DELETE', `/api/desk/calendars/own/${id}`, null)
    expect((await remove(ben)).status).toBe(409)
    expect((await listOf(ada)).own).toHaveLength(1)
    const events = await openEvents(ada)
    await events.next()
    expect((await remove(admin)).status).toBe(204)
    expect(await events.next()).toEqual({ kind: 'workspace' })
    await events.close()
    expect(await store.run(listStoredCalendars, undefined)).toEqual([])
    const late = await remove(ada)
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ detail: 'The calendar was removed meanwhile.' })
  })

  it('that another key encrypted say so, and can be added again', async () => {
    await send('own', loginOf())
    const other = createCalendarSecrets('key of the site', 'a key in the settings')
    const restarted = createTestDesk(store, { calendarAccess: { secrets: other, rules }, now: () => now })
    const cleo = await signedIn(restarted, { email: 'cleo@example.com', role: 'admin' })
    expect((await listOf(cleo)).others).toHaveLength(1)
    const [row] = await store.run(listStoredCalendars, undefined)
    expect(other.open(row?.name ?? '', row?.secret ?? '')).toBeNull()
    await removeAll()
    await restarted.close()
  })

  it('leave with the account', async () => {
    const dan = await signedIn(desk, { email: 'dan@example.com', name: 'Dan' })
    await send('own', loginOf(), dan)
    expect(await store.run(listStoredCalendars, undefined)).toHaveLength(1)
    const [person] = (await store.run(listStaff, undefined)).filter(({ name }) => name === 'Dan')
    const change = { id: person?.id ?? '', change: { kind: 'remove' as const }, by: null }
    await store.run(changeStaff, { ...change, now: now.toISOString() })
    expect(await store.run(listStoredCalendars, undefined)).toEqual([])
  })

  it('show for five minutes nothing of a failure, and after a day that it counts no more', async () => {
    const failing = async () => {
      const response = await ada.get('/api/desk/calendars')
      return ((await response.json()) as CalendarsTrouble).failing
    }
    const later = (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000)
      return now.toISOString()
    }
    expect(await failing()).toEqual([])
    await send('own', loginOf())
    const name = (await listOf(ada)).own[0]?.id ?? ''
    await store.run(recordCalendar, { name, busy: [], events: 'none', now: now.toISOString() })
    const since = now.toISOString()
    await store.run(recordCalendarFailure, { name, answer: 'HTTP 500', now: since })
    expect(await failing()).toEqual([])
    later(1)
    const trouble = { holder: 'ada@example.com', since, why: 'HTTP 500', isIgnored: false }
    expect(await failing()).toEqual([trouble])
    later(24)
    expect(await failing()).toEqual([{ ...trouble, isIgnored: true }])
    await store.run(recordCalendar, { name, busy: [], events: null, now: now.toISOString() })
    await store.run(recordCalendarWorks, { name })
    expect(await failing()).toEqual([])
    await removeAll()
  })
})
