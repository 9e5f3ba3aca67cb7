import type { VoiceCallState } from './voice-call-state.ts'

/**
 * How well the visitor is understood. `nobody`: no recogniser is available, so they type. `phrases`: only common
 * phrases are recognised, and their browser could do better. `failed`: two misunderstandings in a row. `fine`: none of
 * these.
 */
export type Hearing = 'nobody' | 'phrases' | 'failed' | 'fine'

/** After this many misunderstandings in a row, speaking counts as failed. */
const maxMisunderstandings = 2

export function hearingOf(
  call: Pick<
    VoiceCallState,
    | 'status'
    | 'microphoneProblem'
    | 'understandsSpeech'
    | 'hearsPhrasesOnly'
    | 'browserUnderstands'
    | 'canUnderstandInBrowser'
    | 'misunderstandings'
  >,
): Hearing {
  const isOn = call.status === 'active' || call.status === 'speaking'
  if (!isOn || call.microphoneProblem !== null || call.browserUnderstands) return 'fine'
  if (!call.understandsSpeech) return 'nobody'
  if (call.misunderstandings >= maxMisunderstandings) return 'failed'
  return call.hearsPhrasesOnly && call.canUnderstandInBrowser ? 'phrases' : 'fine'
}
