import { VoiceClient } from '@frontdesk/voice-client'
// oxlint-disable-next-line import/default -- the linter reads the file and ignores the query of the address
import workletUrl from '@frontdesk/voice-client/worklet?worker&url'
import { voicePath } from '#contract/home-path.ts'
import { voice } from '#content/voice.ts'

/** The voice platform of this site, and the language in which visitors and the assistant speak (BCP 47). */
export type Speaking = { provider: 'embedded' | 'vapi'; language: string }

/**
 * Creates the client for this site's own voice route, which has the same interface for every provider. The transport of
 * this provider is loaded with it, so that a press does not wait.
 */
export function createVoiceClient({ provider, language }: Speaking): VoiceClient {
  const client = new VoiceClient({
    apiBaseUrl: voicePath,
    // The content security policy allows no blob: as a script.
    workletUrl,
    ...(voice.browserMaySpeak && { speakInBrowser: language }),
  })
  client.preload(provider === 'vapi' ? 'daily' : 'web-socket')
  return client
}
