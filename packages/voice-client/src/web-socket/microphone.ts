import type { MicrophoneProblem } from '../transport.ts'
import { microphoneProblemOf } from './microphone-problem.ts'
import type { CaptureReport } from './worklet-messages.ts'

interface MicrophoneListeners {
  /** Receives 20 ms of sound as PCM s16le at `wireRate`. Not called while muted. */
  onFrame: (pcm: ArrayBuffer) => void
  /** Every 100 ms. */
  onLevel: (level: number) => void
  /** Why there is no sound; null when it is back. */
  onProblem: (problem: MicrophoneProblem | null) => void
}

interface MicrophoneSettings {
  context: AudioContext
  wireRate: number
  muted: boolean
  deviceId: string | undefined
}

export interface Microphone {
  setMuted(muted: boolean): void
  /** Switches to another device; undefined selects the default one. A failure is reported to `onProblem`, not thrown. */
  setDevice(deviceId: string | undefined): Promise<void>
  setNoiseSuppression(enabled: boolean): Promise<void>
  detach(): void
}

const constraints = (deviceId: string | undefined, noiseSuppression: boolean): MediaTrackConstraints => ({
  ...(deviceId && { deviceId: { exact: deviceId } }),
  channelCount: 1,
  echoCancellation: true,
  autoGainControl: true,
  noiseSuppression,
})

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Opens the microphone. The context must have loaded the worklet. Permission is requested in the background. */
export function attachMicrophone(
  { context, wireRate, muted, deviceId: firstDevice }: MicrophoneSettings,
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

  let deviceId = firstDevice
  let noiseSuppression = true
  let source: MediaStreamAudioSourceNode | undefined
  let problem: MicrophoneProblem | null = null
  let request = 0

  const release = (): void => {
    for (const track of source?.mediaStream.getTracks() ?? []) {
      track.removeEventListener('ended', reopenDefault)
      track.stop()
    }
    source?.disconnect()
    source = undefined
  }

  const reportProblem = (next: MicrophoneProblem | null): void => {
    if (next === problem) return
    problem = next
    onProblem(next)
  }

  const open = async (): Promise<void> => {
    const mine = ++request
    let stream: MediaStream | undefined
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        audio: constraints(deviceId, noiseSuppression),
      })
      if (mine !== request) return stopTracks(stream)
      release()
      source = new MediaStreamAudioSourceNode(context, { mediaStream: stream })
      source.connect(capture)
      for (const track of stream.getTracks()) {
        track.enabled = !muted
        track.addEventListener('ended', reopenDefault)
      }
      reportProblem(null)
    } catch (error) {
      if (stream) stopTracks(stream)
      if (mine !== request) return
      // The chosen device was unplugged, perhaps before this call. Try the default one.
      if (deviceId !== undefined && microphoneProblemOf(error) === 'not-found') {
        deviceId = undefined
        return open()
      }
      release()
      reportProblem(microphoneProblemOf(error))
    }
  }

  /** The current device was unplugged or taken away. */
  function reopenDefault(): void {
    deviceId = undefined
    void open()
  }

  /** Tries again, since a missing or busy device may be available now. A refusal by the visitor is final. */
  const onDeviceChange = (): void => {
    if (problem && problem !== 'permissions') void open()
  }

  // Browsers have no `mediaDevices` on a page without TLS.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  devices?.addEventListener('devicechange', onDeviceChange)
  if (devices) void open()
  else reportProblem('permissions')

  return {
    setMuted(next) {
      muted = next
      for (const track of source?.mediaStream.getTracks() ?? []) track.enabled = !next
      if (next) onLevel(0)
    },
    async setDevice(next) {
      deviceId = next
      if (devices) await open()
    },
    async setNoiseSuppression(enabled) {
      noiseSuppression = enabled
      const [track] = source?.mediaStream.getAudioTracks() ?? []
      await track?.applyConstraints(constraints(deviceId, enabled))
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
