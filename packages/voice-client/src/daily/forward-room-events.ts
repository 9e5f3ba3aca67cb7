import type { DailyCall, DailyParticipant } from '@daily-co/daily-js'
import { readCallMessage } from '../call-message.ts'
import { serializeError } from '../serialize-error.ts'
import type { TransportEvents, MicrophoneProblem } from '../transport.ts'

/** The name of the hosted platform's assistant in the room. */
const assistantName = 'Vapi Speaker'

interface RoomListeners {
  emit: <Name extends keyof TransportEvents>(event: Name, ...args: TransportEvents[Name]) => void
  /** The assistant's sound, first or renewed. */
  onAssistantTrack: (track: MediaStreamTrack) => void
  /** The page can show or play what the assistant sends. */
  onPlayable: () => void
  onAssistantLeft: () => void
  /** The noise processor has broken the microphone's sound. */
  onProcessorError: () => void
  /** This side is out of the room, by itself or by a fatal error, which is the reason. */
  onLeft: (reason?: unknown) => void
}

/** Translates daily-js's events into a transport's events. `wantsVideo`: subscribes to video as well as sound. */
export function forwardRoomEvents(call: DailyCall, wantsVideo: boolean, listeners: RoomListeners): void {
  const { emit } = listeners

  call.on('left-meeting', () => listeners.onLeft())
  call.on('error', (event) => {
    // The inner error has the sentence; the outer one adds addresses to it.
    const { error = event } = event
    emit('error', { type: event.error?.type ?? 'daily-error', error: serializeError(error) })
    listeners.onLeft(error)
  })
  call.on('nonfatal-error', (event) => {
    if (event.type === 'audio-processor-error') listeners.onProcessorError()
    if (event.type === 'local-audio-level-observer-error') {
      emit('local-audio-level-observer-error', serializeError(event))
    }
  })
  call.on('camera-error', (event) => {
    const timestamp = new Date().toISOString()
    const { audioOk, videoOk } = typeof event.errorMsg === 'object' ? event.errorMsg : {}
    emit('camera-error', {
      type: 'camera-error',
      error: serializeError({ ...event, data: { ...event.error, audioOk, videoOk } }),
      timestamp,
    })
    const problem = microphoneProblemOf(event.error?.type)
    if (problem) emit('microphone-problem', problem)
  })

  call.on('app-message', ({ data }) => {
    if (data === 'listening') return emit('listening')
    const message = readCallMessage(data)
    if (message) emit('message', message)
  })
  call.on('remote-participants-audio-level', ({ participantsAudioLevel }) => {
    emit(
      'remote-level',
      Object.values(participantsAudioLevel).reduce((sum, level) => sum + level, 0),
    )
  })
  call.on('local-audio-level', ({ audioLevel }) => emit('local-volume-level', audioLevel))

  const subscribe = ({ local, session_id }: DailyParticipant): void => {
    if (!local)
      call.updateParticipant(session_id, { setSubscribedTracks: { audio: true, video: wantsVideo } })
  }
  // Participants who were in the room before, as after a reconnect, are reported only here.
  call.on('joined-meeting', ({ participants }) => Object.values(participants).forEach(subscribe))
  call.on('participant-joined', ({ participant }) => subscribe(participant))
  call.on('participant-updated', ({ participant }) => emit('daily-participant-updated', participant))
  call.on('participant-left', ({ participant }) => {
    if (participant.user_name === assistantName) listeners.onAssistantLeft()
  })
  call.on('track-started', ({ participant, track }) => {
    if (!participant || participant.local || participant.user_name !== assistantName) return
    if (track.kind !== 'video') return listeners.onAssistantTrack(track)
    emit('video', track)
    listeners.onPlayable()
  })

  call.on('network-quality-change', (event) => emit('network-quality-change', event))
  call.on('network-connection', (event) => emit('network-connection', event))
  call.on('recording-started', (event) => emit('recording-started', event))
  call.on('recording-stopped', (event) => emit('recording-stopped', event))
  call.on('recording-stats', (event) => emit('recording-stats', event))
  call.on('recording-error', (event) => emit('recording-error', event))
  call.on('recording-upload-completed', (event) => emit('recording-upload-completed', event))
}

/** Types of daily-js's `camera-error`, mapped to problems of the microphone. */
const problems: Record<string, MicrophoneProblem> = {
  permissions: 'permissions',
  'mic-in-use': 'in-use',
  'cam-mic-in-use': 'in-use',
  'not-found': 'not-found',
  constraints: 'not-found',
}

/** Translates a `camera-error` of daily-js into a problem of the microphone. An error of the camera is not one. */
function microphoneProblemOf(type: string | undefined): MicrophoneProblem | undefined {
  if (type === 'cam-in-use') return undefined
  return (type !== undefined && problems[type]) || 'unknown'
}
