import { VoiceClient } from '@frontdesk/voice-client'
import { createDailyTransport } from '../src/daily/daily-transport.ts'
import { createScriptedDaily } from '../src/testing/scripted-daily.ts'

/** A call in a Daily room without a network, with real tracks and real elements. */
export async function startDailyCall() {
  const daily = createScriptedDaily()
  const client = new VoiceClient({
    apiBaseUrl: '/voice',
    createTransport: (options) => createDailyTransport(options, () => Promise.resolve(daily.factory)),
  })
  await client.start({ assistantId: 'assistant-1' })
  const room = daily.latest()

  const context = new AudioContext()
  const join = (name: string, local = false): void => {
    const { stream } = new MediaStreamAudioDestinationNode(context)
    const [track] = stream.getAudioTracks()
    room.emit('track-started', { participant: { local, user_name: name, session_id: name }, track })
  }
  return { client, room, join }
}
