import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Numbers } from '#contract/desk/numbers.ts'
import type { RequestDetail, RequestPage } from '#contract/desk/requests.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import { aConsultation, aLimit, addRequest, anIdentity } from '#server/testing/a-consultation.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import type { DeskEdition } from './desk-edition.ts'

const english: DeskEdition = {
  tag: 'en',
  code: 'en',
  services: new Map([
    ['chat', 'Chat'],
    ['tables', 'Tables & Rooms'],
    ['form demo', 'A Demo'],
  ]),
}
const german: DeskEdition = {
  ...english,
  tag: 'de-AT',
  code: 'de',
  services: new Map([
    ['chat', 'Gespräch'],
    ['tables', 'Tische & Zimmer'],
    ['form demo', 'Eine Vorführung'],
    ['form brunch', 'Frühstück'],
  ]),
}
const portuguese: DeskEdition = { ...english, tag: 'pt', code: 'pt', services: new Map() }

describe.each(engines)('The desk of a site in several languages on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  /** Has the desk in the site's first language. */
  let ada: Visitor
  /** Has it in German. */
  let grete: Visitor

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database, {
      editions: [english, german, portuguese],
      now: () => new Date('2026-03-11T12:00:00.000Z'),
    })
    ada = await signedIn(desk, { email: 'ada@agency.example', name: 'Ada' })
    grete = await signedIn(desk, { email: 'grete@agency.example', name: 'Grete' })
    await grete.send('PUT', '/api/desk/account/language', { language: 'de' })
    const add = (id: string, service: string, language?: string, channels: string[] = []) =>
      addRequest(
        { run: database.run, channels },
        aConsultation({ id, service, created_at: '2026-03-11T10:00:00.000Z' }),
        anIdentity(),
        aLimit(),
        language === undefined ? {} : { language },
      )
    await add('r-english', 'Chat', 'en')
    await add('r-german', 'Gespräch', 'de-AT', ['confirmation'])
    await add('r-other', 'Tische & Zimmer', 'de-AT')
    await add('r-portuguese', 'Chat', 'pt')
    // From before the site had a second language, of a service that it no longer offers.
    await add('r-former', 'Fax')
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  const ask = async <Answer>(by: Visitor, path: string) =>
    (await (await by.get(`/api/desk${path}`)).json()) as Answer
  const show = (by: Visitor, id: string) => ask<RequestDetail>(by, `/requests/${id}`)
  const list = async (by: Visitor, service: string, more = '') => {
    const query = new URLSearchParams({ service })
    return (await ask<RequestPage>(by, `/requests?${query}${more}`)).items.map(({ id }) => id).toSorted()
  }

  it('offers each service once, in the language of the colleague', async () => {
    const names = async (by: Visitor) =>
      (await ask<Workspace>(by, '/workspace')).services.map(({ name }) => name)
    expect(await names(ada)).toEqual(['Chat', 'Tables & Rooms', 'A Demo', 'Frühstück'])
    expect(await names(grete)).toEqual(['Gespräch', 'Tische & Zimmer', 'Eine Vorführung', 'Frühstück'])
  })

  it.each(['Chat', 'Gespräch'])('lists the requests of all languages under %s, for both', async (name) => {
    for (const by of [ada, grete]) {
      expect(await list(by, name)).toEqual(['r-english', 'r-german', 'r-portuguese'])
      expect(await list(by, name, '&page=contact&limit=3')).toHaveLength(3)
      expect(await (await by.get(`/api/desk/requests.csv?service=${name}`)).text()).toContain('r-german')
    }
  })

  it('lists the requests of a former service by the name that they were stored with', async () => {
    expect(await list(grete, 'Fax')).toEqual(['r-former'])
    expect((await show(grete, 'r-former')).service).toBe('Fax')
  })

  it('counts the requests of a service in all languages together', async () => {
    const { parts } = await ask<Numbers>(grete, '/numbers')
    expect(Object.fromEntries(parts.service.map(({ name, requests }) => [name, requests]))).toEqual({
      Chat: 3,
      'Tables & Rooms': 1,
      Fax: 1,
    })
  })
})
