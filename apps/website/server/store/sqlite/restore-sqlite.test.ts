import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/store/open-database.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { patientTimeout } from '#server/testing/open-test-database.ts'
import { startStoreProcess } from '#server/testing/start-store-process.ts'
import { backupSqlite } from './backup-sqlite.ts'
import { databaseFile } from './open-sqlite.ts'
import { restoreSqlite } from './restore-sqlite.ts'
import { findConsultations, listConsultations } from '#server/requests/receive/read-consultations.ts'
import { storeThread } from '#server/transactions.ts'

describe('a restored backup', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-restore-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  it('contains every request acknowledged before it was taken under load, and the store still works', async () => {
    const server = await startStoreProcess(dataDir)
    const acknowledged: string[] = []
    let isOver = false
    async function visit(): Promise<void> {
      while (!isOver) {
        const consultation = aConsultation()
        const sent = await server.add(consultation, anIdentity(), aLimit()).catch(() => null)
        if (sent?.outcome === 'added') acknowledged.push(consultation.id)
      }
    }
    const visits = Array.from({ length: 8 }, visit)
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(50)
    const before = [...acknowledged]
    const backup = join(dataDir, 'backups', 'copy.sqlite')
    backupSqlite(databaseFile(dataDir), backup)
    const after = before.length
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(after + 20)
    await expect(restoreSqlite(backup, dataDir)).rejects.toThrow('is in use by another server')
    await server.kill()
    isOver = true
    await Promise.all(visits)

    const former = await restoreSqlite(backup, dataDir)
    const ids = async (folder: string) => {
      const database = await openDatabase({
        thread: storeThread,
        dataDir: folder,
        log: () => {},
        timeout: patientTimeout,
      })
      const everything = { filter: {}, order: 'asc', after: null, limit: 1_000_000 } as const
      const rows = await database.run(listConsultations, everything)
      const added = await addRequest(database, aConsultation(), anIdentity(), aLimit())
      expect(added.outcome).toBe('added')
      await database.close()
      return new Set(rows.map(({ id }) => id))
    }
    const restored = await ids(dataDir)
    expect(before.filter((id) => !restored.has(id))).toEqual([])
    expect(restored.size).toBeLessThan(acknowledged.length)
    // The folder of the former store has all requests, including those in its log.
    const kept = await ids(former ?? '')
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  })

  it('is refused if it is invalid, and the store is unchanged', async () => {
    const database = await openDatabase({
      thread: storeThread,
      dataDir,
      log: () => {},
      timeout: patientTimeout,
    })
    await addRequest(database, aConsultation({ id: 'one' }), anIdentity(), aLimit())
    await database.close()
    const odd = join(dataDir, 'odd.sqlite')
    await expect(restoreSqlite(odd, dataDir)).rejects.toThrow('does not exist')
    await writeFile(odd, 'no database')
    await expect(restoreSqlite(odd, dataDir)).rejects.toThrow('is damaged or not a database')
    await writeFile(odd, '')
    await expect(restoreSqlite(odd, dataDir)).rejects.toThrow('is not a backup of this site')
    const again = await openDatabase({ thread: storeThread, dataDir, log: () => {}, timeout: patientTimeout })
    expect(await again.run(findConsultations, { part: 'one' })).toHaveLength(1)
    await again.close()
  })
})
