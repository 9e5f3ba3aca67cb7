/** Syncs a file while it grows: one fsync at its end would block every commit meanwhile. */
import { fdatasyncSync, openSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const clock = new Int32Array(new SharedArrayBuffer(4))
/** Milliseconds between two syncs. */
const pause = 5
let file: number | undefined

for (;;) {
  try {
    file ??= openSync(workerData as string, 'r+')
    fdatasyncSync(file)
  } catch {
    // The file does not exist yet. A failing disk is reported when the file is completed.
  }
  Atomics.wait(clock, 0, 0, pause)
}
