import type { MicrophoneProblem } from '../transport.ts'

/** Types of daily-js's `camera-error`, mapped to problems of the microphone. */
const problems: Record<string, MicrophoneProblem> = {
  permissions: 'permissions',
  'mic-in-use': 'in-use',
  'cam-mic-in-use': 'in-use',
  'not-found': 'not-found',
  constraints: 'not-found',
}

/** Translates a `camera-error` of daily-js into a problem of the microphone. An error of the camera is not one. */
export function microphoneProblemOf(type: string | undefined): MicrophoneProblem | undefined {
  if (type === 'cam-in-use') return undefined
  return (type !== undefined && problems[type]) || 'unknown'
}
