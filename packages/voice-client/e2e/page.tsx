import { VoiceClient, type VoiceClientOptions } from '@frontdesk/voice-client'
// oxlint-disable-next-line import/default -- the linter reads the file without knowing the address
import workletUrl from '@frontdesk/voice-client/worklet?worker&url'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CallPanel } from './call-panel.tsx'
import { startDailyCall } from './daily-call.ts'

/** What the tests read and call from outside. */
export interface TestPage {
  client: VoiceClient
  /** A further client of the same platform. */
  createClient: (options: Partial<VoiceClientOptions>) => VoiceClient
  /** Every event of the client, in order: name and payload. */
  events: { name: string; payload: unknown }[]
  startDailyCall: typeof startDailyCall
}

/** `?carried`: uses the worklet that the package carries, which the content security policy has to allow. */
const createClient: TestPage['createClient'] = (options) =>
  new VoiceClient({
    apiBaseUrl: '/voice',
    ...(location.search !== '?carried' && { workletUrl }),
    ...options,
  })
const client = createClient({})
const events: TestPage['events'] = []
for (const name of [
  'call-start',
  'call-end',
  'speech-start',
  'speech-end',
  'volume-level',
  'local-volume-level',
  'message',
  'error',
  'call-start-failed',
  'network-connection',
  'microphone-problem',
  'playback-blocked',
] as const) {
  client.on(name, (...args: unknown[]) => events.push({ name, payload: args[0] }))
}
Object.assign(window, { testPage: { client, createClient, events, startDailyCall } satisfies TestPage })

const onClick = (id: string, act: () => Promise<unknown>): void => {
  document.getElementById(id)?.addEventListener('click', () => void act())
}
onClick('start', () => client.start({ assistantId: 'assistant-1' }))
onClick('stop', () => client.stop())
onClick('resume', () => client.resumeAudio())

/** The panel can be removed from the page, as by leaving the site's shell. */
function App() {
  const [shown, setShown] = useState(true)
  return (
    <>
      <button id="toggle" onClick={() => setShown(!shown)}>
        Toggle
      </button>
      {shown && <CallPanel workletUrl={workletUrl} />}
    </>
  )
}

// A call without a press: the browser blocks its sound.
if (location.search === '?unpressed') void client.start({ assistantId: 'assistant-1' })

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
