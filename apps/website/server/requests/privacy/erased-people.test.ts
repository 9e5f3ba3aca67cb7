import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openErasedPeople } from './erased-people.ts'

const person = { email: 'ada@example.com' }
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-erased-'))
  await mkdir(join(dataDir, 'backups'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('makes a key again in place of one that a full disk left empty, and hashes with it', async () => {
  await writeFile(join(dataDir, 'erasures.key'), '')
  const hash = openErasedPeople(dataDir).hash(person)
  expect(await readFile(join(dataDir, 'erasures.key'), 'utf8')).toMatch(/^[\da-f]{64}\n$/)
  expect(openErasedPeople(dataDir).hash(person)).toBe(hash)
})

it.each([
  ['empty', ''],
  ['cut off', 'c0ffee'],
])('refuses a key that is %s beside a list of people', async (_what, key) => {
  openErasedPeople(dataDir).add({ hash: 'h', erased_at: '2026-11-20T10:00:00.000Z' })
  await writeFile(join(dataDir, 'erasures.key'), key)
  expect(() => openErasedPeople(dataDir).hash(person)).toThrow(/is missing or damaged: restore both/)
})
