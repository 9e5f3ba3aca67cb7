import type { Writable } from 'node:stream'

/** Batches the lines of one turn of the event loop: one write per line would cost more than the reported event. */
export function createLineWriter(stream: Writable): { write(line: string): void; flush(): void } {
  let waiting = ''
  const flush = () => {
    if (waiting === '') return
    stream.write(waiting)
    waiting = ''
  }
  return {
    write: (line) => {
      if (waiting === '') setImmediate(flush)
      waiting += `${line}\n`
    },
    flush,
  }
}
