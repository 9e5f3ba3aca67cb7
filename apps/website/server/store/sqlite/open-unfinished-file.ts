import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { makeFolder, privateFile } from './make-data-directory.ts'

/** A large file that is being written. Disposing of it deletes what was not completed. */
export type UnfinishedFile = Disposable & {
  /** Where to write it. */
  unfinished: string
  /** Renames it to its final name once it would survive a power loss. */
  complete(): void
}

/**
 * Begins a large file, which gets its final name only when it is complete. It is synced while it is written: one fsync at
 * the end would block every commit on the same disk.
 * @throws when its folder cannot be created.
 */
export function openUnfinishedFile(target: string): UnfinishedFile {
  makeFolder(dirname(target))
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { force: true })
  // Programs that write into an existing file leave its mode.
  writeFileSync(unfinished, '', { mode: privateFile })
  const syncing = new Worker(new URL('./sync-while-written.ts', import.meta.url), { workerData: unfinished })
  const stop = () => void syncing.terminate()
  return {
    unfinished,
    complete() {
      stop()
      const file = openSync(unfinished, 'r+')
      try {
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
      renameSync(unfinished, target)
    },
    [Symbol.dispose]() {
      stop()
      // Work that failed leaves nothing on a disk that may be full.
      rmSync(unfinished, { force: true })
    },
  }
}
