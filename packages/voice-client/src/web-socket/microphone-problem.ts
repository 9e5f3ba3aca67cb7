import type { MicrophoneProblem } from '../transport.ts'

const problems: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'permissions',
  SecurityError: 'permissions',
  NotFoundError: 'not-found',
  OverconstrainedError: 'not-found',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

/** Translates a rejection of `getUserMedia` into a problem of the microphone. */
export const microphoneProblemOf = (error: unknown): MicrophoneProblem =>
  (error instanceof Error && problems[error.name]) || 'unknown'
