import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Appointments } from '#agency/schema/appointments.ts'
import { readConfig } from '#server/runtime/config.ts'
import { type Radicale, startRadicale } from '#server/testing/start-radicale.ts'
import { examineCalendars } from './examine-calendars.ts'

let radicale: Radicale
beforeAll(async () => {
  radicale = await startRadicale(['ada'])
  await radicale.make('ada')
})
afterAll(() => radicale.close())

const examine = (url: string, holder = 'ada@example.com') =>
  examineCalendars(readConfig({ CALENDARS: `${holder}=${url}` }), {
    kinds: [{ heldBy: [' Ada@Example.com '] }],
  } as Appointments)

it('says that a calendar can be read and written, and misses who holds nothing', async () => {
  expect(await examine(radicale.url('ada'))).toEqual({
    findings: [],
    notes: ['The calendar of ada@example.com can be read, and appointments are written into it.'],
  })
  const { findings } = await examine(radicale.url('ada'), 'ben@example.com')
  expect(findings.map(({ what }) => what)).toEqual([
    expect.stringContaining('ben@example.com is read for nothing'),
  ])
})

it('says why a calendar cannot be read, without its address and password', async () => {
  const wrong = await examine(radicale.url('ada').replace(/:[^:@]*@/, ':secret-word@'))
  expect(wrong.findings[0]?.what).toContain('The server refuses the user or the password')
  expect(JSON.stringify(wrong)).not.toMatch(/secret-word|127\.0\.0\.1/)
  const none = await examine(radicale.url('ada', 'nothing'))
  expect(none.findings[0]?.what).toContain('cannot be read')
  await radicale.make('ada', 'home')
  const account = await examine(radicale.url('ada').replace('/ada/work/', '/'))
  expect(account.findings[0]?.what).toContain('The account has these calendars: ')
  await radicale.stop()
  expect((await examine(radicale.url('ada'))).findings[0]?.what).toContain('ECONNREFUSED')
})
