import { createHmac, randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { PersonName } from '#contract/desk/privacy.ts'
import { phoneKey } from '#contract/phone-number.ts'
import { makeFolder } from '#server/store/sqlite/make-data-directory.ts'
import { OperatorError } from '#server/runtime/operator-error.ts'

/** One erased person: a keyed hash of the address or number, and when they were erased (ISO 8601). */
export type Erasure = { hash: string; erased_at: string }

/**
 * The list of erased people. It is stored beside the backups, so that the server can repeat erasures after a restore.
 */
export type ErasedPeople = {
  read(): Erasure[]
  /** Returns when the entry would survive a power loss. */
  add(erasure: Erasure): void
  /** Hashes an address regardless of case, or a phone number regardless of how it is written. @throws OperatorError */
  hash(person: PersonName): string
}

/**
 * Opens the erasure list of a data directory: `backups/erased.jsonl` and its key `erasures.key`, which no backup
 * contains.
 */
export function openErasedPeople(dataDir: string): ErasedPeople {
  const file = join(dataDir, 'backups', 'erased.jsonl')
  const keyFile = join(dataDir, 'erasures.key')
  let key: Buffer | undefined

  function read(): Erasure[] {
    if (!existsSync(file)) return []
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as Erasure)
  }

  function readKey(): Buffer {
    const stored = existsSync(keyFile) ? readFileSync(keyFile, 'utf8').trim() : ''
    if (/^[\da-f]{64}$/.test(stored)) return Buffer.from(stored, 'hex')
    if (stored !== '' || read().length > 0) {
      throw new OperatorError(
        `${keyFile}, the key of ${file}, is missing or damaged: restore both files from your copies.`,
      )
    }
    makeFolder(dataDir)
    const made = randomBytes(32)
    // A disk that is full would leave an empty key under its name.
    const unfinished = `${keyFile}.unfinished`
    writeFileSync(unfinished, `${made.toString('hex')}\n`, { mode: 0o600, flush: true })
    renameSync(unfinished, keyFile)
    return made
  }

  return {
    read,
    add(erasure) {
      makeFolder(join(dataDir, 'backups'))
      const open = openSync(file, 'a', 0o600)
      try {
        // The leading line break separates the entry from a line that a crash truncated.
        writeSync(open, `\n${JSON.stringify(erasure)}\n`)
        fsyncSync(open)
      } finally {
        closeSync(open)
      }
      chmodSync(file, 0o600)
    },
    hash: (person) =>
      createHmac('sha256', (key ??= readKey()))
        .update('email' in person ? person.email.trim().toLowerCase() : `tel:${phoneKey(person.phone)}`)
        .digest('hex'),
  }
}
