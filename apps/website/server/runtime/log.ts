import type { Writable } from 'node:stream'

/** Describes the event but never the person: no address, no form field, no query string. */
export type LogFields = Record<string, unknown>

/** A structured log with one JSON line per event. Messages are static, so that they can be counted and searched for. */
export type Log = {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  /** @param error the thrown value; its stack is logged, so errors must not carry personal data either */
  error(message: string, error: unknown, fields?: LogFields): void
}

/** @param write takes one line without its line break */
export function createLog(write: (line: string) => void): Log {
  const line = (level: string, message: string, fields?: LogFields) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }))

  return {
    info: (message, fields) => line('info', message, fields),
    warn: (message, fields) => line('warn', message, fields),
    error: (message, error, fields) =>
      line('error', message, {
        ...fields,
        error: error instanceof Error ? (error.stack ?? error.message) : typeof error,
      }),
  }
}

/** Milliseconds that a line waits for others. */
const flushDelay = 10

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
      if (waiting === '') setTimeout(flush, flushDelay)
      waiting += `${line}\n`
    },
    flush,
  }
}
