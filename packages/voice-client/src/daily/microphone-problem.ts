import type { MicrophoneProblem } from '../transport.ts'

/** Types of daily-js's `camera-error` → what is wrong with the microphone. */
const problems: Record<string, MicrophoneProblem> = {
  permissions: 'permissions',
  'mic-in-use': 'in-use',
  'cam-mic-in-use': 'in-use',
  'not-found': 'not-found',
  constraints: 'not-found',
}

/** What a `camera-error` of daily-js says about the microphone. A camera in use says nothing about it. */
export function microphoneProblemOf(type: string | undefined): MicrophoneProblem | undefined {
  if (type === 'cam-in-use') return undefined
  return (type !== undefined && problems[type]) || 'unknown'
}
