/** Why a calendar cannot be read or written, in words that name neither its address nor what is in it. */
export class CalendarFailure extends Error {
  override readonly name = 'CalendarFailure'
  /** Whether the server refused the user or the password: a quick retry would lock the account. */
  readonly isRefused: boolean

  constructor(message: string, { isRefused = false }: { isRefused?: boolean } = {}) {
    super(message)
    this.isRefused = isRefused
  }
}

/** Milliseconds after a refused password: servers lock an account after some attempts. */
export const refusedPause = 5 * 60_000

/** Describes a failure: one line, without addresses. Messages of libraries could quote what they read. */
export function describeCalendarFailure(error: unknown): string {
  if (error instanceof CalendarFailure) return error.message
  if (!(error instanceof Error)) return 'It failed for an unknown reason'
  if (error.name === 'TimeoutError') return 'There was no answer in time'
  const code = codeOf(error)
  if (code === null) return `Its answer could not be read (${error.name})`
  if (code === 'private-address') return 'The address is in a private network, which this site does not ask'
  if (code === 'ENOTFOUND') return 'There is no server of this name'
  return ofCertificates.test(code)
    ? `The certificate of the server is not valid (${code})`
    : `There was no answer (${code})`
}

/** `fetch` hides the reason in the cause. */
function codeOf(error: Error): string | null {
  const { code } = error as NodeJS.ErrnoException
  if (typeof code === 'string') return code
  return error.cause instanceof Error ? codeOf(error.cause) : null
}

/** The codes of Node.js for certificates that it does not trust. */
const ofCertificates = /CERT|UNABLE_TO_(GET|VERIFY|DECODE)|HOSTNAME_MISMATCH/
