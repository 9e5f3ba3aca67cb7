import { startPostgres, type TestPostgres } from '#server/store/testing/start-postgres.ts'

/** The variable with the address of the PostgreSQL that all files of a run share. Each test has a database of its own in it. */
export const sharedPostgres = 'SHARED_TEST_POSTGRES'

let postgres: TestPostgres | undefined

/** Starts it once a run, whichever of the run's projects asks first. */
export async function setup(): Promise<void> {
  if (process.env[sharedPostgres] !== undefined) return
  postgres = await startPostgres()
  process.env[sharedPostgres] = postgres.url
}

export async function teardown(): Promise<void> {
  await postgres?.stop()
}
