import { VoiceClient } from '@frontdesk/voice-client'

/** The client for this site's own voice route, which answers in the same way for every provider. */
export const createVoiceClient = (): VoiceClient => new VoiceClient({ apiBaseUrl: '/voice' })
