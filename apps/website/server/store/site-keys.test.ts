import { expect, it } from 'vitest'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { readSiteKey } from './site-keys.ts'

it('waits for a store that is slow at the start, and keeps the first key', async () => {
  const database = await openTestDatabase('sqlite')
  let failures = 2
  const slow: Pick<typeof database, 'run' | 'read'> = {
    read: database.read,
    run: (transaction, input) =>
      failures-- > 0
        ? Promise.reject(new StoreUnavailableError('The store did not answer in time', { code: 'timeout' }))
        : database.run(transaction, input),
  }
  expect(await readSiteKey(slow, 'one', () => 'first')).toBe('first')
  expect(await readSiteKey(database, 'one', () => 'second')).toBe('first')
  expect(await readSiteKey(database, 'other', () => 'third')).toBe('third')
  await database.close()
})

it('does not write where the key was kept before', async () => {
  const database = await openTestDatabase('sqlite')
  await readSiteKey(database, 'one', () => 'first')
  const readOnly: Pick<typeof database, 'run' | 'read'> = {
    read: database.read,
    run: () => Promise.reject(new Error('Nothing may be written')),
  }
  expect(await readSiteKey(readOnly, 'one', () => 'second')).toBe('first')
  await database.close()
})
