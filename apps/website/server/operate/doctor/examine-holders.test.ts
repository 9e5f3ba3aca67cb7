import { expect, it } from 'vitest'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { createTestDesk } from '#server/testing/create-test-desk.ts'
import { signedIn } from '#server/testing/sign-in-visitor.ts'
import { examineHolders } from './examine-holders.ts'

it('finds the kinds of appointments that nobody at the desk holds', async () => {
  const database = await openTestDatabase('sqlite')
  const desk = createTestDesk(database)
  const config = {
    DATA_DIR: database.options.dataDir,
    DATABASE_URL: undefined,
    SMTP_URL: 'smtp://mail.example.com',
  }
  const kinds = [
    { slug: 'call', heldBy: 'anybody' as const },
    { slug: 'visit', heldBy: [' Ada@Agency.example', 'grace@agency.example'] },
    { slug: 'tour', heldBy: ['nobody@agency.example'] },
  ]
  const found = async () =>
    (await examineHolders(config, kinds)).map(({ what }) => /kind (\w+)/.exec(what)?.[1])
  expect(await found()).toEqual(['call', 'visit', 'tour'])
  await signedIn(desk, { email: 'ada@agency.example' })
  expect(await found()).toEqual(['tour'])
  expect(await examineHolders(config, [])).toEqual([])
  const unsent = await examineHolders({ ...config, SMTP_URL: undefined }, kinds.slice(0, 1))
  expect(unsent).toEqual([expect.objectContaining({ where: expect.stringContaining('SMTP_URL') })])
  await desk.close()
  await database.close()
})
