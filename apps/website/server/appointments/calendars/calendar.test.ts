import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCalendarSetting } from '#server/runtime/config.ts'
import { startRadicale, type Radicale } from '#server/testing/start-radicale.ts'
import { openCalendars } from './open-calendars.ts'

const signal = AbortSignal.timeout(60_000)
const event = (uid: string, start: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20261201T000000Z\r\nDTSTART:${start}\r\nDURATION:PT1H\r\nSUMMARY:Dentist & <more>\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
const range = { from: Date.parse('2026-12-01T00:00:00Z'), until: Date.parse('2027-02-01T00:00:00Z') }

describe('a calendar on a CalDAV server', () => {
  let radicale: Radicale
  beforeAll(async () => {
    radicale = await startRadicale(['ada', 'ben'])
    await radicale.make('ada')
  })
  afterAll(() => radicale.close())

  const open = (address: string) => {
    const setting = readCalendarSetting(`Ada@Example.com=${address}`)
    const [calendar] = setting ? openCalendars([setting]) : []
    if (!calendar) throw new Error('This is no setting')
    return calendar
  }

  it('is read, found from its account, written and emptied', async () => {
    const calendar = open(radicale.url('ada'))
    const { entries } = calendar
    if (!entries) throw new Error('It cannot be written')
    expect(calendar.holder).toBe('ada@example.com')
    expect((await calendar.read(range, null, signal))?.texts).toEqual([])
    await radicale.put('ada', 'dentist.ics', event('dentist', '20261202T100000Z'))
    await radicale.put('ada', 'past.ics', event('past', '20251202T100000Z'))
    const content = await calendar.read(range, null, signal)
    expect(content?.texts).toEqual([expect.stringContaining('UID:dentist')])
    expect(content?.mark).toEqual(expect.any(String))
    expect(await calendar.read(range, content?.mark ?? null, signal)).toBeNull()

    const href = await entries.hrefOf('one', signal)
    const text = event('one', '20261203T100000Z')
    expect(await entries.write({ id: 'one', href, text }, signal)).toBe(href)
    expect(await entries.write({ id: 'one', href, text }, signal)).toBe(href)
    expect((await calendar.read(range, content?.mark ?? null, signal))?.texts).toHaveLength(2)
    expect(await entries.find('one', signal)).toMatchObject({ href })
    await entries.remove(href, signal)
    await entries.remove(href, signal)
    expect(await entries.find('one', signal)).toBeNull()

    const account = open(radicale.url('ada').replace(/ada\/work\/$/, ''))
    expect((await account.read(range, null, signal))?.texts).toHaveLength(1)
  })

  it('is written where it has the event already', async () => {
    await radicale.put('ada', 'by-mail.ics', event('accepted', '20261204T100000Z'))
    const { entries } = open(radicale.url('ada'))
    const href = await entries?.hrefOf('accepted', signal)
    const text = event('accepted', '20261205T100000Z')
    expect(await entries?.write({ id: 'accepted', href: href ?? '', text }, signal)).toContain('by-mail.ics')
    expect((await radicale.list('ada')).filter(({ text: each }) => each.includes('accepted'))).toHaveLength(1)
  })
})
