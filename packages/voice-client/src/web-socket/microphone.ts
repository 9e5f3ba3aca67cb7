import type { MicrophoneProblem } from '../transport.ts'
import type { CaptureReport } from './worklet-messages.ts'

interface MicrophoneListeners {
  /** Receives 20 ms of sound as PCM s16le at `wireRate`. Not called while muted. */
  onFrame: (pcm: ArrayBuffer) => void
  /** Every 100 ms. */
  onLevel: (level: number) => void
  /** Why there is no sound; null when it is back. */
  onProblem: (problem: MicrophoneProblem | null) => void
}

/** A track of the page, a device's id, the default device (`true`), or no microphone (`false`). */
export type AudioSource = MediaStreamTrack | string | boolean

interface MicrophoneSettings {
  context: AudioContext
  wireRate: number
  muted: boolean
  source: AudioSource
}

export interface Microphone {
  setMuted(muted: boolean): void
  /** Switches to another source. A failure is reported to `onProblem`, not thrown. */
  setSource(source: AudioSource): Promise<void>
  setNoiseSuppression(enabled: boolean): Promise<void>
  detach(): void
}

const constraints = (source: string | boolean, noiseSuppression: boolean): MediaTrackConstraints => ({
  ...(typeof source === 'string' && source && { deviceId: { exact: source } }),
  channelCount: 1,
  echoCancellation: true,
  autoGainControl: true,
  noiseSuppression,
})

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/**
 * Opens the microphone. The context must have loaded the worklet. Permission is requested in the background. A track of the
 * page is only listened to: it is neither muted nor stopped here, and no other microphone is opened in its place.
 */
export function attachMicrophone(
  { context, wireRate, muted, source: firstSource }: MicrophoneSettings,
  { onFrame, onLevel, onProblem }: MicrophoneListeners,
): Microphone {
  const capture = new AudioWorkletNode(context, 'voice-capture', {
    numberOfOutputs: 1,
    outputChannelCount: [1],
    processorOptions: { wireRate },
  })
  // Some browsers do not run a node that is not connected. The output of this one is silence.
  capture.connect(context.destination)
  capture.port.onmessage = ({ data }: MessageEvent<CaptureReport>) => {
    if (muted) return
    if (data.type === 'frame') onFrame(data.pcm)
    else onLevel(data.level)
  }

  let source = firstSource
  let noiseSuppression = true
  let node: MediaStreamAudioSourceNode | undefined
  /** The tracks that were opened here. */
  let ownTracks: MediaStreamTrack[] = []
  let problem: MicrophoneProblem | null = null
  let request = 0

  const release = (): void => {
    for (const track of ownTracks) {
      track.removeEventListener('ended', reopenDefault)
      track.stop()
    }
    ownTracks = []
    node?.disconnect()
    node = undefined
  }

  const reportProblem = (next: MicrophoneProblem | null): void => {
    if (next === problem) return
    problem = next
    onProblem(next)
  }

  const listenTo = (mediaStream: MediaStream): void => {
    release()
    node = new MediaStreamAudioSourceNode(context, { mediaStream })
    node.connect(capture)
    reportProblem(null)
  }

  const open = async (): Promise<void> => {
    const mine = ++request
    let stream: MediaStream | undefined
    try {
      if (source === false) {
        release()
        return reportProblem(null)
      }
      if (typeof source === 'object') return listenTo(new MediaStream([source]))
      stream = await navigator.mediaDevices.getUserMedia({ audio: constraints(source, noiseSuppression) })
      if (mine !== request) return stopTracks(stream)
      listenTo(stream)
      ownTracks = stream.getTracks()
      for (const track of ownTracks) {
        track.enabled = !muted
        track.addEventListener('ended', reopenDefault)
      }
    } catch (error) {
      if (stream) stopTracks(stream)
      if (mine !== request) return
      // The chosen device was unplugged, perhaps before this call. Try the default one.
      if (typeof source === 'string' && microphoneProblemOf(error) === 'not-found') {
        source = true
        return open()
      }
      release()
      reportProblem(microphoneProblemOf(error))
    }
  }

  /** The current device was unplugged or taken away. */
  function reopenDefault(): void {
    source = true
    void open()
  }

  /** Tries again, since a missing or busy device may be available now. A refusal by the visitor is final. */
  const onDeviceChange = (): void => {
    if (problem && problem !== 'permissions') void open()
  }

  // Browsers have no `mediaDevices` on a page without TLS.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  devices?.addEventListener('devicechange', onDeviceChange)
  const canOpen = (): boolean => devices !== undefined || typeof source === 'object'
  if (canOpen()) void open()
  else if (source !== false) reportProblem('permissions')

  return {
    setMuted(next) {
      muted = next
      for (const track of ownTracks) track.enabled = !next
      if (next) onLevel(0)
    },
    async setSource(next) {
      source = next
      if (canOpen()) await open()
    },
    async setNoiseSuppression(enabled) {
      noiseSuppression = enabled
      const [track] = ownTracks
      if (typeof source !== 'object') await track?.applyConstraints(constraints(source, enabled))
    },
    detach() {
      request++
      devices?.removeEventListener('devicechange', onDeviceChange)
      release()
      capture.port.onmessage = null
      capture.disconnect()
    },
  }
}

const problems: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'permissions',
  SecurityError: 'permissions',
  NotFoundError: 'not-found',
  OverconstrainedError: 'not-found',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

/** Translates a rejection of `getUserMedia` into a problem of the microphone. */
const microphoneProblemOf = (error: unknown): MicrophoneProblem =>
  (error instanceof Error && problems[error.name]) || 'unknown'
