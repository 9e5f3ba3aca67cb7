import { createHmac, randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#server/database/sqlite/make-folder.ts'

/** Somebody was erased: a keyed hash of the address, and when (ISO 8601). */
export type Erasure = { hash: string; erased_at: string }

/** The key of the list is missing: without it, nobody can say who was erased. The message says what to do. */
export class ErasureKeyError extends Error {
  override readonly name = 'ErasureKeyError'
  readonly retryable = false
}

/** The list of who was erased. It lies beside the backups, so that a restored one can be put right. */
export type ErasureList = {
  read(): Erasure[]
  /** Survives a power loss when it returns. */
  add(erasure: Erasure): void
  /** Of an address in any case. @throws ErasureKeyError */
  hash(email: string): string
}

/** The list of a data directory: `backups/erased.jsonl`, and its key `erasures.key`, which no backup holds. */
export function openErasureList(dataDir: string): ErasureList {
  const file = join(dataDir, 'backups', 'erased.jsonl')
  const keyFile = join(dataDir, 'erasures.key')
  let key: Buffer | undefined

  function readKey(): Buffer {
    if (existsSync(keyFile)) return Buffer.from(readFileSync(keyFile, 'utf8').trim(), 'hex')
    if (existsSync(file)) {
      throw new ErasureKeyError(
        `${keyFile} is missing, the key to ${file}: put both back from where they were copied to.`,
      )
    }
    makeFolder(dataDir)
    const made = randomBytes(32)
    writeFileSync(keyFile, `${made.toString('hex')}\n`, { mode: 0o600, flush: true })
    return made
  }

  return {
    read: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .filter((line) => line.endsWith('}'))
            .map((line) => JSON.parse(line) as Erasure)
        : [],
    add(erasure) {
      makeFolder(join(dataDir, 'backups'))
      const open = openSync(file, 'a', 0o600)
      try {
        // On a line of its own, also behind one that a crash cut short.
        writeSync(open, `\n${JSON.stringify(erasure)}\n`)
        fsyncSync(open)
      } finally {
        closeSync(open)
      }
      chmodSync(file, 0o600)
    },
    hash: (email) =>
      createHmac('sha256', (key ??= readKey()))
        .update(email.trim().toLowerCase())
        .digest('hex'),
  }
}
