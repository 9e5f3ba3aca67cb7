/** Writes a file to the disk while it grows. A fsync of the whole at its end would hold up every commit meanwhile. */
import { fdatasyncSync, openSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const clock = new Int32Array(new SharedArrayBuffer(4))
/** Milliseconds between two times. */
const pause = 5
let file: number | undefined

for (;;) {
  try {
    file ??= openSync(workerData as string, 'r+')
    fdatasyncSync(file)
  } catch {
    // It does not exist yet. A disk that fails is reported where the file is complete.
  }
  Atomics.wait(clock, 0, 0, pause)
}
