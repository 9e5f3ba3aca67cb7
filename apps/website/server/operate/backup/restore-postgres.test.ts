import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { openTestDatabase, patientTimeout } from '#server/testing/open-test-database.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import { startPostgres, type TestPostgres } from '#server/store/testing/start-postgres.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { makeBackup } from './make-backup.ts'
import { restorePostgres } from './restore-postgres.ts'
import { listConsultations } from '#server/requests/receive/read-consultations.ts'
import { storeThread } from '#server/transactions.ts'

describe('a restored backup of PostgreSQL', () => {
  let postgres: TestPostgres
  let database: TestDatabase
  let backup: string
  beforeAll(async () => {
    postgres = await startPostgres()
    database = await openTestDatabase('postgres', { databaseUrl: postgres.url })
    backup = join(database.options.dataDir, 'copy.dump')
  })
  afterAll(async () => {
    await database.close()
    await postgres.stop()
  })

  it('contains every request acknowledged before it was taken under load, and the store works on', async () => {
    const acknowledged: string[] = []
    let isOver = false
    async function visit(): Promise<void> {
      while (!isOver) {
        const consultation = aConsultation()
        const { outcome } = await addRequest(database, consultation, anIdentity(), aLimit())
        if (outcome === 'added') acknowledged.push(consultation.id)
      }
    }
    const visits = Array.from({ length: 8 }, visit)
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(50)
    const before = [...acknowledged]
    const { DATA_DIR, DATABASE_URL } = { DATA_DIR: database.options.dataDir, DATABASE_URL: postgres.url }
    await makeBackup({ DATA_DIR, DATABASE_URL, BACKUP_COPY_COMMAND: undefined }, backup)
    const during = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(during + 20)
    const empty = await postgres.createDatabase('restored')
    await restorePostgres(backup, empty)
    isOver = true
    await Promise.all(visits)

    const restored = await openDatabase({
      thread: storeThread,
      dataDir: DATA_DIR,
      databaseUrl: empty,
      log: () => {},
      timeout: patientTimeout,
    })
    const everything = { filter: {}, order: 'asc', after: null, limit: 1_000_000 } as const
    const ids = new Set((await restored.run(listConsultations, everything)).map(({ id }) => id))
    expect(before.filter((id) => !ids.has(id))).toEqual([])
    expect(ids.size).toBeLessThan(acknowledged.length)
    const added = await addRequest(restored, aConsultation(), anIdentity(), aLimit())
    expect(added.outcome).toBe('added')
    await restored.close()
  })

  it('needs an empty database, and leaves it empty when the backup is damaged', async () => {
    await expect(restorePostgres(backup, postgres.url)).rejects.toThrow('is not empty')
    await expect(restorePostgres(`${backup}.gone`, postgres.url)).rejects.toThrow('does not exist')
    const empty = await postgres.createDatabase('untouched')
    const damaged = `${backup}.damaged`
    await writeFile(damaged, 'no dump')
    await expect(restorePostgres(damaged, empty)).rejects.toThrow('pg_restore failed')
    await restorePostgres(backup, empty)
  })
})
