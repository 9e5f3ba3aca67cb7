/** A page with a call, as a user of the packages would write it. `emitted` is what the test reads. */
import { VoiceClient } from '@frontdesk/voice-client'
import { useVoiceCall } from '@frontdesk/voice-client/react'

declare global {
  interface Window {
    emitted: string[]
  }
}

const load = (): Promise<VoiceClient> => {
  const client = new VoiceClient({ apiBaseUrl: '/voice' })
  window.emitted = []
  for (const event of ['call-start', 'speech-start', 'call-end'] as const)
    client.on(event, () => window.emitted.push(event))
  client.on('error', ({ type, error }) => window.emitted.push(`${type}: ${error.message}`))
  return Promise.resolve(client)
}

export function CallPage() {
  const call = useVoiceCall({ load })
  return (
    <main>
      <button id="start" onClick={() => void call.start({ assistant: { name: 'Ada' } })}>
        Talk
      </button>
      <button id="stop" onClick={() => void call.stop()}>
        End
      </button>
      <p id="status">{call.status}</p>
      <p id="captions">{call.captions.map(({ text }) => text).join(' ')}</p>
    </main>
  )
}
