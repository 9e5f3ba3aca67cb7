/** What happened, without a word about who did it: no address, no field of a form, no query string. */
export type LogFields = Record<string, unknown>

/** Structured log: one JSON line an event. Messages are static text, so that they can be counted and searched for. */
export type Log = {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  /** @param error what was thrown; its stack is written, so errors must carry no personal data either */
  error(message: string, error: unknown, fields?: LogFields): void
}

/** @param write takes one line without its line break */
export function createLog(write: (line: string) => void, now: () => Date = () => new Date()): Log {
  const line = (level: string, message: string, fields?: LogFields) =>
    write(JSON.stringify({ time: now().toISOString(), level, message, ...fields }))

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
