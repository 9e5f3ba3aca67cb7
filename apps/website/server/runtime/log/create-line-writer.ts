import type { Writable } from 'node:stream'

/** Milliseconds that a line waits for others. */
const patience = 10

/** Batches lines: one write per line would cost more than the reported event. */
export function createLineWriter(stream: Writable): { write(line: string): void; flush(): void } {
  let waiting = ''
  const flush = () => {
    if (waiting === '') return
    stream.write(waiting)
    waiting = ''
  }
  return {
    write: (line) => {
      if (waiting === '') setTimeout(flush, patience)
      waiting += `${line}\n`
    },
    flush,
  }
}
