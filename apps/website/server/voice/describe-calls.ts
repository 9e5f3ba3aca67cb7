import { findPocketsphinx } from '@frontdesk/voice-platform/providers/pocketsphinx/find-pocketsphinx.ts'
import { callNotice } from '#content/call-notice.ts'
import { callLanguage, type VoiceSettings } from './voice-settings.ts'

/** Describes calls for visitors, based on the settings of this server; null if calls are off. */
export async function describeCalls(
  settings: VoiceSettings,
  { retentionDays }: { retentionDays: number },
): Promise<string | null> {
  if (settings.provider === 'off') return null
  if (settings.provider === 'vapi') return callNotice.vapi
  const { ai, hearing, answering, speaking, kept } = callNotice.embedded
  const { languageModel, textToSpeech } = settings
  return [
    ai,
    hearing[await findSpeechRecognition(settings)],
    ...(languageModel && !isOnThisMachine(languageModel.url) ? [answering] : []),
    ...(textToSpeech && !isOnThisMachine(textToSpeech.url) ? [speaking] : []),
    kept.replaceAll('{days}', String(retentionDays)),
  ].join(' ')
}

/**
 * Finds what recognises speech: this server (`own`), this server for common `phrases` only, an external `service`, or
 * `nobody`, so that visitors type.
 */
export async function findSpeechRecognition(
  settings: Extract<VoiceSettings, { provider: 'embedded' }>,
  { code } = callLanguage(settings),
): Promise<'own' | 'phrases' | 'service' | 'nobody'> {
  const { speechToText, searchPath } = settings
  if (speechToText) return isOnThisMachine(speechToText.url) ? 'own' : 'service'
  // The recogniser on this machine understands English.
  return code === 'en' && (await findPocketsphinx(searchPath)) ? 'phrases' : 'nobody'
}

function isOnThisMachine(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}
