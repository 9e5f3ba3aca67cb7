import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Appointments } from '#agency/schema/appointments.ts'
import { createCalendarSecrets, readCalendarKey } from '#server/appointments/calendars/calendar-secrets.ts'
import { giveAddress } from '#server/appointments/calendars/testing/give-calendar.ts'
import { removeCalendar } from '#server/desk/calendars/own-calendars.ts'
import { readConfig } from '#server/runtime/config.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { type CaldavServer, startCaldavServer } from '#server/testing/start-caldav-server.ts'
import { examineCalendars } from './examine-calendars.ts'

const secretsKey = 'a key outside of the database'
let store: TestDatabase
let caldav: CaldavServer
beforeAll(async () => {
  store = await openTestDatabase('sqlite')
  caldav = await startCaldavServer('radicale', ['ada'])
  await caldav.make('ada')
})
afterAll(async () => {
  await caldav.close()
  await store.close()
})

const examine = (env: Record<string, string> = { SECRETS_KEY: secretsKey }) => {
  const config = readConfig({
    DATA_DIR: store.options.dataDir,
    CALENDARS_ALLOW_PRIVATE: 'on',
    ...env,
  })
  return examineCalendars(config, { kinds: [{ heldBy: [' Ada@Example.com '] }] } as Appointments)
}

/** Finds what is said while a colleague has a calendar. */
async function whileThereIs(holder: string, address = caldav.address('ada'), env?: Record<string, string>) {
  const secrets = createCalendarSecrets(await readCalendarKey(store), secretsKey)
  const { name, staffId } = await giveAddress(store, secrets, holder, address)
  const report = await examine(env)
  await store.run(removeCalendar, { name, staffId, isAdmin: false, now: new Date().toISOString() })
  return { ...report, what: report.findings.map(({ what }) => what) }
}

it('says that a calendar can be read and written, and misses who holds nothing', async () => {
  expect(await examine()).toEqual({ findings: [], notes: [] })
  expect(await whileThereIs('ada@example.com')).toMatchObject({
    findings: [],
    notes: ['The calendar of ada@example.com can be read, and appointments are written into it.'],
  })
  const { what } = await whileThereIs('ben@example.com')
  expect(what).toEqual([expect.stringContaining('ben@example.com is read for nothing')])
})

it('says why a calendar cannot be read, without its address and password', async () => {
  const address = caldav.address('ada')
  const wrong = { ...address, login: { user: 'ada', password: 'secret-word' } }
  const report = await whileThereIs('ada@example.com', wrong)
  expect(report.what).toEqual([expect.stringContaining('The server refuses the user or the password')])
  expect(JSON.stringify(report)).not.toMatch(/secret-word|127\.0\.0\.1/)
  const none = await whileThereIs('ada@example.com', caldav.address('ada', 'nothing'))
  expect(none.what).toEqual([expect.stringContaining('cannot be read')])
})

it('says that the key has changed, and that a key in the database protects little', async () => {
  const changed = await whileThereIs('ada@example.com', undefined, { SECRETS_KEY: 'another key of the site' })
  expect(changed.what).toEqual([expect.stringContaining('1 of 1 calendars cannot be read')])
  const { what } = await whileThereIs('ada@example.com', undefined, {})
  expect(what).toEqual([
    expect.stringContaining('1 of 1 calendars'),
    expect.stringContaining('a key in the same database'),
  ])
})
