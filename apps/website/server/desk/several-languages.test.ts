import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Numbers } from '#contract/desk/numbers.ts'
import type { RequestDetail, RequestPage } from '#contract/desk/requests.ts'
import type { ReplyTemplate, Templates } from '#contract/desk/templates.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import { referenceOf } from '#server/requests/delivery/message-text.ts'
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
  replyTemplates: [
    { id: 'hello', name: 'Hello', subject: '{service}', text: 'Dear {name}, {our phone}, {me}' },
  ],
  agency: { brand: 'Porter', 'our e-mail': 'desk@porter.example', 'our phone': '+44 1' },
  confirmationSubject: ({ id }) => `We have it: ${id}`,
  replySubject: (reference) => `Your request ${reference}`,
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
  replyTemplates: [
    { id: 'hello', name: 'Gruß', subject: '{brand}', text: 'Guten Tag {name}, {our phone}, {me} {my phone}' },
  ],
  agency: { brand: 'Pförtner', 'our e-mail': 'desk@porter.example', 'our phone': '+43 1' },
  confirmationSubject: ({ id }) => `Erhalten: ${id}`,
  replySubject: (reference) => `Ihre Anfrage ${reference}`,
}
/** A language without templates, and one with those of the first, which the owner has not translated. */
const portuguese: DeskEdition = { ...english, tag: 'pt', code: 'pt', services: new Map(), replyTemplates: [] }
const dutch: DeskEdition = {
  ...english,
  tag: 'nl',
  code: 'nl',
  services: new Map(),
  replyTemplates: structuredClone(english.replyTemplates),
}

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
      editions: [english, german, portuguese, dutch],
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

  it('begins a reply with the subject of the visitor’s language, whoever answers', async () => {
    for (const by of [ada, grete]) {
      expect(await show(by, 'r-german')).toMatchObject({
        replyLanguage: 'de-AT',
        replySubject: 'Re: Erhalten: r-german',
      })
      expect((await show(by, 'r-other')).replySubject).toBe(`Ihre Anfrage ${referenceOf('r-other')}`)
      expect((await show(by, 'r-english')).replySubject).toBe(`Your request ${referenceOf('r-english')}`)
      expect((await show(by, 'r-former')).replyLanguage).toBe('en')
    }
  })

  it('offers templates in the visitor’s language, with what the agency is called there', async () => {
    const offered = async (by: Visitor) => (await ask<Workspace>(by, '/workspace')).replyTemplates
    const hello = { id: 'hello', name: 'Hello', subject: '{service}', text: 'Dear {name}, +44 1, Ada' }
    expect(await offered(ada)).toEqual({
      en: [hello],
      'de-AT': [
        {
          id: 'hello.de-AT',
          name: 'Gruß',
          subject: 'Pförtner',
          text: 'Guten Tag {name}, +43 1, Ada {my phone}',
        },
      ],
      pt: [hello],
      nl: [hello],
    })
    expect((await offered(grete)).en?.[0]?.text).toBe('Dear {name}, +44 1, Grete')
  })

  it('keeps the templates of each language apart when staff change one, and offers their own in all', async () => {
    const templates = async () => (await ask<Templates>(grete, '/templates')).templates
    expect((await templates()).map(({ id, language }) => [id, language])).toEqual([
      ['hello.de-AT', 'de-AT'],
      ['hello', 'en'],
    ])
    const words = { name: 'Gruß', subject: '{brand}', text: 'Servus {name}', isShared: true }
    const changed = await ada.send('PUT', '/api/desk/templates/hello.de-AT', { ...words, version: 0 })
    expect((await changed.json()) as ReplyTemplate).toMatchObject({ language: 'de-AT', version: 1 })
    await ada.send('POST', '/api/desk/templates', { ...words, name: 'Price', text: 'Price' })
    const { replyTemplates } = await ask<Workspace>(grete, '/workspace')
    const texts = Object.entries(replyTemplates).map(([tag, all]) => [tag, all.map(({ text }) => text)])
    expect(Object.fromEntries(texts)).toEqual({
      en: ['Dear {name}, +44 1, Grete', 'Price'],
      'de-AT': ['Servus {name}', 'Price'],
      pt: ['Dear {name}, +44 1, Grete', 'Price'],
      nl: ['Dear {name}, +44 1, Grete', 'Price'],
    })
  })
})
