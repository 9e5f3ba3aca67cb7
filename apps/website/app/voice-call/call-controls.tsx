import { useId } from 'react'
import { microphoneChoices, type VoiceCall } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'
import { Button } from '#app/ui/button.tsx'
import { MicrophoneIcon, MicrophoneOffIcon, SpeakerIcon, SpeakerOffIcon } from './call-icons.tsx'

type Props = {
  call: Pick<
    VoiceCall,
    | 'muted'
    | 'setMuted'
    | 'soundOff'
    | 'setSoundOff'
    | 'playbackFailed'
    | 'microphones'
    | 'microphoneId'
    | 'chooseMicrophone'
    | 'microphoneProblem'
  >
}

/** Mute and choice of the microphone, if one works; and sound or text, if the assistant can be heard. */
export function CallControls({ call }: Props) {
  const id = useId()
  const { muted, soundOff, playbackFailed, microphones, microphoneProblem } = call
  return (
    <div className="call-controls">
      {microphoneProblem === null && (
        <Button small aria-pressed={muted} onClick={() => call.setMuted(!muted)}>
          {muted ? <MicrophoneOffIcon /> : <MicrophoneIcon />}
          {voicePanel.mute}
        </Button>
      )}
      {!playbackFailed && (
        <Button small aria-pressed={soundOff} onClick={() => call.setSoundOff(!soundOff)}>
          {soundOff ? <SpeakerOffIcon /> : <SpeakerIcon />}
          {voicePanel.soundOff}
        </Button>
      )}
      {microphones.length > 1 && !playbackFailed && (
        <>
          <label htmlFor={id} className="sr-only">
            {voicePanel.microphone}
          </label>
          <select
            id={id}
            className="field-control call-microphone"
            value={call.microphoneId ?? ''}
            onChange={({ target }) => void call.chooseMicrophone(target.value)}
          >
            {microphoneChoices(call, voicePanel).map(({ id: device, label }) => (
              <option key={device} value={device}>
                {label}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  )
}
