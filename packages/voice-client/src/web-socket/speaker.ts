import type { PlaybackCommand, PlaybackReport } from './worklet-messages.ts'

interface SpeakerListeners {
  /** Every 100 ms, and once on `clear`. */
  onReport: (report: PlaybackReport) => void
  /** Whether the browser blocks the sound. */
  onBlocked: (blocked: boolean) => void
}

export interface Speaker {
  play(pcm: ArrayBuffer): void
  /** Reports what was heard, then drops the rest. */
  clear(): void
  /** Clears, and counts from zero: the platform restarts its count on each connection. */
  restart(): void
  setVolume(volume: number): void
  setOutputDevice(deviceId: string): Promise<void>
  resume(): Promise<void>
  detach(): void
}

/** Milliseconds that a context may take to begin before it counts as blocked. */
const startGrace = 300

type ContextWithSink = AudioContext & { setSinkId?: (id: string) => Promise<void> }

/** Plays frames on the context, whose worklet is loaded. */
export function attachSpeaker(
  context: ContextWithSink,
  wireRate: number,
  volume: number,
  { onReport, onBlocked }: SpeakerListeners,
): Speaker {
  const playback = new AudioWorkletNode(context, 'voice-playback', {
    numberOfInputs: 0,
    outputChannelCount: [1],
    processorOptions: { wireRate },
  })
  const gain = new GainNode(context, { gain: volume })
  playback.connect(gain).connect(context.destination)
  let restarts = 0
  playback.port.onmessage = ({ data }: MessageEvent<PlaybackReport>) => {
    if (data.restarts === restarts) onReport(data)
  }
  const command = (message: PlaybackCommand, transfer: Transferable[] = []): void =>
    playback.port.postMessage(message, transfer)

  let blocked = false
  const reportBlocked = (): void => {
    if (context.state === 'closed' || blocked === (context.state !== 'running')) return
    blocked = !blocked
    onBlocked(blocked)
  }
  context.addEventListener('statechange', reportBlocked)
  // An allowed context takes a moment to begin.
  const firstLook = setTimeout(reportBlocked, startGrace)

  return {
    play: (pcm) => command({ type: 'frame', pcm }, [pcm]),
    clear: () => command({ type: 'clear' }),
    restart() {
      restarts++
      command({ type: 'restart' })
    },
    setVolume: (next) => gain.gain.setTargetAtTime(next, context.currentTime, 0.02),
    setOutputDevice: async (deviceId) => context.setSinkId?.(deviceId === 'default' ? '' : deviceId),
    resume: () => context.resume(),
    detach() {
      clearTimeout(firstLook)
      context.removeEventListener('statechange', reportBlocked)
      playback.port.onmessage = null
      playback.disconnect()
      gain.disconnect()
    },
  }
}
