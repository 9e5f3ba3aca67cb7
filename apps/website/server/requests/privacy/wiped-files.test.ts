import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { addRequestNote } from '#server/desk/requests/note-transactions.ts'
import { openDatabase, type Database } from '#server/store/open-database.ts'
import { openStore } from '#server/store/open-store.ts'
import { backupSqlite } from '#server/store/sqlite/backup-sqlite.ts'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'
import { aCall } from '#server/testing/a-call.ts'
import { aConsultation, addRequest, aLimit, anIdentity } from '#server/testing/a-consultation.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { createVoiceCallStore } from '#server/voice/calls/voice-call-store.ts'
import { applyErasures } from './apply-erasures.ts'
import { openErasedPeople } from './erased-people.ts'
import { runPrivacyCommand } from './privacy-command.ts'
import { deleteOutdated, type Retention } from './retention.ts'

const at = '2026-05-20T10:00:00.000Z'
const now = new Date('2026-06-01T12:00:00.000Z')
const keepAll: Retention = { requests: null, held: null, calls: 3650, audit: 3650, backups: null }

/** Many people: enough for SQLite to split pages, and to move long texts to pages of their own. */
const people = Array.from({ length: 600 }, (_, index) => {
  const word = `zq${(index * 2_654_435_761).toString(36)}zq`
  return { id: `request-${index}`, word, email: `${word}@example.com` }
})
const erased = people.filter((_, index) => index % 40 === 3)

async function seed(database: Database): Promise<void> {
  const calls = createVoiceCallStore(database)
  await Promise.all(
    people.map(async ({ id, word, email }, index) => {
      const message = `About ${word}. ${'long '.repeat(index % 3 === 0 ? 1200 : 10)}${word}`
      const fields = { id, email, name: `${word} Smith`, company: `${word} Ltd`, message, created_at: at }
      await addRequest(database, aConsultation(fields), anIdentity(), aLimit(people.length))
      await calls.createCall(saying(`call-${index}`, `${email} ${'and so on '.repeat(index)}`))
    }),
  )
  for (const { id, word } of erased) {
    const note = { requestId: id, text: `${word} rang`, tokenHash: `undo-${id}`, staffId: 'one', now: at }
    await database.run(addRequestNote, note)
  }
}

/** The people whose words stand in the files of a store. */
function readableIn(dataDir: string): string[] {
  const files = ['', '-wal', '-shm'].map((suffix) => databaseFile(dataDir) + suffix).filter(existsSync)
  const bytes = files.map((file) => readFileSync(file, 'latin1').toLowerCase()).join('')
  return erased.filter(({ word }) => bytes.includes(word)).map(({ id }) => id)
}

async function eraseAll(dataDir: string): Promise<void> {
  for (const { email } of erased) {
    await runPrivacyCommand(['erase', email, '--yes'], {
      openStore: (access) => openStore({ DATABASE_URL: undefined, DATA_DIR: dataDir }, access),
      erasures: openErasedPeople(dataDir),
      retention: keepAll,
      dataDir,
      write: async () => {},
      now,
    })
  }
}

it('hold nothing of erased people, while the server runs, after its stop, and after a restore', async () => {
  const database = await openTestDatabase('sqlite')
  const { dataDir } = database.options
  await seed(database)
  const backup = join(dataDir, 'backups', 'copy.sqlite')
  backupSqlite(databaseFile(dataDir), backup)
  expect(readableIn(dataDir)).toHaveLength(erased.length)
  await eraseAll(dataDir)
  expect(readableIn(dataDir)).toEqual([])

  const restored = `${dataDir}-restored`
  await mkdir(join(restored, 'backups'), { recursive: true })
  await copyFile(backup, databaseFile(restored))
  for (const file of ['backups/erased.jsonl', 'erasures.key']) {
    await copyFile(join(dataDir, file), join(restored, file))
  }
  // `close` removes the folder of a test database.
  const copies = `${dataDir}-stopped`
  await mkdir(copies)
  await copyFile(databaseFile(dataDir), databaseFile(copies))
  await database.close()
  expect(readableIn(copies)).toEqual([])

  const again = await openDatabase({ ...database.options, dataDir: restored })
  expect(readableIn(restored)).toHaveLength(erased.length)
  expect(await applyErasures(again, openErasedPeople(restored))).toBe(erased.length)
  expect(readableIn(restored)).toEqual([])
  await again.close()
  expect(readableIn(restored)).toEqual([])
  await Promise.all([restored, copies].map((folder) => rm(folder, { recursive: true })))
})

it('hold nothing that its retention has deleted', async () => {
  const database = await openTestDatabase('sqlite')
  const { dataDir } = database.options
  await addRequest(database, aConsultation({ name: 'Quixotic', created_at: at }), anIdentity(), aLimit())
  await createVoiceCallStore(database).createCall(saying('call-1', 'Quixotic speaking. '.repeat(1000)))
  const readable = () =>
    ['', '-wal'].filter((suffix) =>
      readFileSync(databaseFile(dataDir) + suffix, 'latin1').includes('Quixotic'),
    )
  expect(readable()).not.toEqual([])
  const retention = { ...keepAll, requests: 5, calls: 5 }
  await deleteOutdated(database, { retention, dataDir, now, isDryRun: false })
  expect(readable()).toEqual([])
  await database.close()
})

it('are emptied by the next transaction if a reader was in the way', async () => {
  const database = await openTestDatabase('sqlite')
  const { dataDir } = database.options
  await addRequest(database, aConsultation({ created_at: at }), anIdentity(), aLimit())
  const log = () => readFileSync(`${databaseFile(dataDir)}-wal`).length
  const reader = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
  reader.exec('BEGIN; SELECT count(*) FROM consultations')
  await deleteOutdated(database, { retention: { ...keepAll, requests: 5 }, dataDir, now, isDryRun: false })
  expect(log()).toBeGreaterThan(0)
  reader.exec('ROLLBACK')
  reader.close()
  // The server looks at its store every second.
  await expect.poll(log).toBe(0)
  await database.close()
})

const saying = (id: string, text: string) => aCall(id, at, { transcript: [{ role: 'user', text, at: at }] })
