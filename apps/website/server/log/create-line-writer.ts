import type { Writable } from 'node:stream'

/** Writes the lines of one turn of the event loop together: a write for each line would cost more than what it reports. */
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
