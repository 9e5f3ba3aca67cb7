import type { MicrophoneProblem } from '../transport.ts'

const problems: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'permissions',
  SecurityError: 'permissions',
  NotFoundError: 'not-found',
  OverconstrainedError: 'not-found',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

/** What a rejection of `getUserMedia` says about the microphone. */
export const microphoneProblemOf = (error: unknown): MicrophoneProblem =>
  (error instanceof Error && problems[error.name]) || 'unknown'
