import { VoiceClient } from '@frontdesk/voice-client'
import { useVoiceCall, useVoiceLevels, type VoiceCall } from '@frontdesk/voice-client/react'

function Meter({ call }: { call: VoiceCall }) {
  const { assistant, visitor } = useVoiceLevels(call)
  return <p id="levels">{`${assistant > 0 ? 'assistant' : ''} ${visitor > 0 ? 'visitor' : ''}`.trim()}</p>
}

export function CallPanel({ workletUrl }: { workletUrl: string }) {
  const call = useVoiceCall({
    load: () => Promise.resolve(new VoiceClient({ apiBaseUrl: '/voice', workletUrl })),
    onToolCall: (tool) => `Done: ${tool.function.name}`,
  })
  return (
    <section>
      <button
        id="call"
        onClick={() => void (call.status === 'inactive' ? call.start({ assistantId: 'a' }) : call.stop())}
      >
        Call
      </button>
      <button id="mute" onClick={() => call.setMuted(!call.muted)}>
        Mute
      </button>
      <button id="type" onClick={() => call.sendText('I would like a demo')}>
        Type
      </button>
      <p id="status">{call.status}</p>
      <p id="problem">{call.problem}</p>
      <p id="microphone-problem">{call.microphoneProblem}</p>
      <p id="understands-speech">{String(call.understandsSpeech)}</p>
      <p id="muted">{String(call.muted)}</p>
      <p id="microphones">{call.microphones.length}</p>
      <p id="ended">{call.endedReason}</p>
      <Meter call={call} />
      <ol id="captions">
        {call.captions.map(({ id, role, text, final }) => (
          <li key={id}>{`${role}: ${text}${final ? '' : ' …'}`}</li>
        ))}
      </ol>
    </section>
  )
}
