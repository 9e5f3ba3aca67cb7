import { openTestDatabase, type TestDatabase } from './open-test-database.ts'

/**
 * Opens counters at zero, in a real store that has answered once, because on a busy machine the first answer can take
 * longer than a visitor's timeout.
 */
export async function openUsage(): Promise<TestDatabase> {
  const database = await openTestDatabase('sqlite')
  while (!(await database.isReachable()));
  return database
}
