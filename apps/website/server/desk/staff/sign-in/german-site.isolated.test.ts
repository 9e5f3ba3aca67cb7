import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { aVisitor, pathOfLink } from '#server/testing/sign-in-visitor.ts'

// The agency of this site writes German.
vi.mock(import('#content/brand.ts'), async (read) => {
  const { brand } = await read()
  return { brand: { ...brand, language: 'de' } }
})

let database: TestDatabase
let desk: TestDesk
beforeAll(async () => {
  database = await openTestDatabase('sqlite')
  desk = createTestDesk(database)
})
afterAll(async () => {
  await desk.close()
  await database.close()
})

it('signs people in in the language of the site, and says in it what is wrong', async () => {
  const visitor = aVisitor(desk)
  const page = await (await visitor.get('/inbox/sign-in')).text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('<h1 class="entrance-title">Anmelden</h1>')
  const refused = await visitor.post('/inbox/sign-in', { email: 'ada@example.com', password: 'wrong' })
  expect(await refused.text()).toContain('Die E-Mail-Adresse oder das Passwort ist falsch')
})

it('welcomes an invited person in that language, too', async () => {
  const visitor = aVisitor(desk)
  const path = await pathOfLink(database, { email: 'grace@example.com' })
  expect(await (await visitor.get(path)).text()).toContain('Dem Team beitreten')
  const refused = await visitor.post(path, { name: '', password: 'short' })
  const page = await refused.text()
  expect(page).toContain('Geben Sie Ihren Namen ein')
  expect(page).toContain('Das Passwort braucht mindestens 12 Zeichen')
})
