import type { VoiceCall } from '@frontdesk/voice-client/react'

/**
 * How well the visitor is understood: `nobody` recognises speech, so that they type; common `phrases` alone, where their browser
 * could do better; speaking has `failed` twice in a row; or it is `fine`.
 */
export type Hearing = 'nobody' | 'phrases' | 'failed' | 'fine'

/** From so many misunderstandings in a row on, speaking leads nowhere. */
const mostMisunderstandings = 2

export function hearingOf(
  call: Pick<
    VoiceCall,
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
  if (call.misunderstandings >= mostMisunderstandings) return 'failed'
  return call.hearsPhrasesOnly && call.canUnderstandInBrowser ? 'phrases' : 'fine'
}
