import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CaldavServer, caldavPrograms, startCaldavServer } from '#server/testing/start-caldav-server.ts'
import { openCaldav } from './caldav.ts'
import { anEvent } from './testing/an-event.ts'
import { tryCalendar } from './try-calendar.ts'

const signal = AbortSignal.timeout(60_000)
const event = (uid: string, start: string) =>
  anEvent(uid, `:${start}`, 'DURATION:PT1H', 'SUMMARY:Dentist & <more>')
const range = { from: Date.parse('2026-12-01T00:00:00Z'), until: Date.parse('2027-02-01T00:00:00Z') }
const rules = { allowPrivate: true }

describe.each(caldavPrograms)('a calendar on %s', (program) => {
  let server: CaldavServer
  beforeAll(async () => {
    server = await startCaldavServer(program, ['ada'])
    await server.make('ada')
  })
  afterAll(() => server.close())

  it('is read, written and emptied', async () => {
    const { entries, read } = openCaldav(server.address('ada'), rules)
    expect((await read(range, null, signal))?.texts).toEqual([])
    await server.put('ada', 'dentist.ics', event('dentist', '20261202T100000Z'))
    await server.put('ada', 'past.ics', event('past', '20251202T100000Z'))
    const content = await read(range, null, signal)
    expect(content?.texts).toEqual([expect.stringContaining('UID:dentist')])
    expect(content?.mark).toEqual(expect.any(String))
    expect(await read(range, content?.mark ?? null, signal)).toBeNull()

    const href = await entries.hrefOf('one', signal)
    const text = event('one', '20261203T100000Z')
    expect(await entries.write({ id: 'one', href, text }, signal)).toBe(href)
    expect(await entries.write({ id: 'one', href, text }, signal)).toBe(href)
    expect((await read(range, content?.mark ?? null, signal))?.texts).toHaveLength(2)
    expect(await entries.find('one', signal)).toMatchObject({ href })
    await entries.remove(href, signal)
    await entries.remove(href, signal)
    expect(await entries.find('one', signal)).toBeNull()
  })

  it('is written where it has the event already', async () => {
    await server.put('ada', 'by-mail.ics', event('accepted', '20261204T100000Z'))
    const { entries } = openCaldav(server.address('ada'), rules)
    const href = await entries.hrefOf('accepted', signal)
    const text = event('accepted', '20261205T100000Z')
    expect(await entries.write({ id: 'accepted', href, text }, signal)).toContain('by-mail.ics')
    expect((await server.list('ada')).filter(({ text: each }) => each.includes('accepted'))).toHaveLength(1)
  })

  it('is found from its own address and from its account, with each of several', async () => {
    const { url } = server.address('ada')
    expect(await tryCalendar(server.address('ada'), rules)).toEqual({
      outcome: 'found',
      found: [{ url, name: expect.stringMatching(/./) }],
    })
    const found = async () => {
      const tried = await tryCalendar(server.account(), rules)
      return tried.outcome === 'found' ? tried.found.map((each) => each.url) : tried
    }
    expect(await found()).toEqual([url])
    await server.make('ada', 'home')
    expect(await found()).toEqual(expect.arrayContaining([url, server.address('ada', 'home').url]))
    expect(await tryCalendar({ ...server.address('ada', 'nothing') }, rules)).toMatchObject({
      outcome: 'failed',
      why: expect.stringMatching(/no calendar/),
    })
  })
})

it('is not found with a wrong password', async () => {
  const server = await startCaldavServer('radicale', ['ada'])
  await server.make('ada')
  const { url } = server.address('ada')
  expect(await tryCalendar({ url, login: { user: 'ada', password: 'wrong' } }, rules)).toEqual({
    outcome: 'failed',
    why: 'The server refuses the user or the password (HTTP 401)',
    isRefused: true,
  })
  await server.close()
})
