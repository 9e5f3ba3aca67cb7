import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { callStoreContract } from '#platform/testing/call-store-contract.ts'
import { createSqliteCallStore } from './sqlite-call-store.ts'

const folders: string[] = []
function aFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-calls-'))
  folders.push(folder)
  return join(folder, 'calls.sqlite')
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

callStoreContract(() => createSqliteCallStore(aFile()))

test('keeps what was stored over a restart', async () => {
  const file = aFile()
  const before = createSqliteCallStore(file)
  const now = '2026-01-01T00:00:00.000Z'
  await before.putAssistant({ id: 'a', name: 'Ada', firstMessage: null, createdAt: now, updatedAt: now })
  before.close()
  const after = createSqliteCallStore(file)
  expect(await after.getAssistant('a')).toMatchObject({ name: 'Ada' })
  after.close()
})
