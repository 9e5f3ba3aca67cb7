import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import type { RequestPage } from '#contract/desk/requests.ts'

const first = '0190b6a4-1111-7abc-8def-0123456789ab'
const second = '0190c7d5-2222-7abc-8def-ba9876543210'

describe.each(engines)('The search on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database)
    ada = await signedIn(desk, { email: 'ada@agency.example' })
    const add = (fields: Parameters<typeof aConsultation>[0], isSpam = false) =>
      addRequest(
        database,
        aConsultation({ phone: '', ...fields }),
        anIdentity(),
        aLimit(),
        {},
        isSpam ? [{ signal: 'honeypot', points: 5 }] : [],
      )
    await add({ id: first, phone: '+49 (0)170 123 45 67', name: 'Łukasz Strauß', message: 'Smørrebrød' })
    await add({ id: second, phone: '030/765 43 21', name: 'Đorđe Kılıç', company: 'Æsir' })
    await add({ id: 'kanji', name: '王小明', message: '株式会社の自動化について。100%' })
    await add({ id: 'thai', name: 'สมชาย', message: 'ต้องการระบบอัตโนมัติ' })
    await add({ id: 'spam', name: 'Zeppelin Strauss' }, true)
    await ada.send('POST', '/api/desk/requests/thai/notes', { text: '明日電話する, Bjørn' })
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  const search = async (query: string, more = '') =>
    (await (await ada.get(`/api/desk/requests?q=${encodeURIComponent(query)}${more}`)).json()) as RequestPage
  const found = async (query: string) => (await search(query)).items.map(({ id }) => id)

  it.each([
    ['456789AB', [first]],
    ['#76543210', [second]],
    ['Re: We have your request (456789AB)', [first]],
    ['0190b6a4', [first]],
    ['0190b6a4-1111', [first]],
    [first, [first]],
    ['ffffffff', []],
  ])('finds the reference or beginning of an id %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it.each([
    ['0170 1234567', [first]],
    ['0170/123-45-67', [first]],
    ['+491701234567', [first]],
    ['0049 170 1234567', [first]],
    ['+49 (0) 170 1234567', [first]],
    ['1234567', [first]],
    ['+49 30 7654321', [second]],
    ['(030) 765‑4321', [second]],
    ['+1 212 7654321', []],
    ['0170 1234568', []],
  ])('finds the phone number %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it.each([
    ['lukasz', [first]],
    ['Łukasz', [first]],
    ['strauss', [first]],
    ['strauß', [first]],
    ['smorrebrod', [first]],
    ['dorde kilic', [second]],
    ['aesir', [second]],
    ['bjorn', ['thai']],
  ])('finds %s as people type it', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it.each([
    ['小明', ['kanji']],
    ['自動', ['kanji']],
    ['自動 会社', ['kanji']],
    ['自動 銀行', []],
    ['อัตโนมัติ', ['thai']],
    ['電話', ['thai']],
    ['の%', []],
  ])('finds the part %s of writing without spaces', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it('says how many held requests a search finds, but only where the list leaves them out', async () => {
    expect(await search('zeppelin')).toMatchObject({ items: [], heldFound: 1 })
    expect(await search('strauss')).toMatchObject({ items: [{ id: first }], heldFound: 1 })
    expect(await search('zeppelin', '&state=held')).toMatchObject({ items: [{ id: 'spam' }], heldFound: 0 })
    expect(await search('lukasz')).toMatchObject({ heldFound: 0 })
  })

  it('combines a number with the filters', async () => {
    await ada.send('PATCH', '/api/desk/requests', { ids: [second], change: { state: 'won' } })
    expect((await search('030 7654321', '&state=won')).items.map(({ id }) => id)).toEqual([second])
    expect((await search('030 7654321', '&state=lost')).items).toEqual([])
  })
})
