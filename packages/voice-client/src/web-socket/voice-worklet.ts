import { createJitterBuffer } from './jitter-buffer.ts'
import { createLevelMeter } from './level-meter.ts'
import { decodePcm, encodePcm } from './pcm.ts'
import { createResampler } from './resampler.ts'
import type { CaptureReport, PlaybackCommand, PlaybackReport, WorkletOptions } from './worklet-messages.ts'

// Globals of an AudioWorkletGlobalScope that the type library lacks.
declare const sampleRate: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: WorkletOptions }) => AudioWorkletProcessor,
): void

/** Interval of levels and progress in seconds (specification, 9). */
const reportInterval = 0.1
/** Length of a frame on the wire, in seconds. */
const frameDuration = 0.02

/** True once per interval, counted in samples. */
function createInterval() {
  let samples = 0
  return (passed: number): boolean => {
    samples += passed
    if (samples < reportInterval * sampleRate) return false
    samples = 0
    return true
  }
}

/** The microphone: converts the context's rate to frames of PCM at the wire's rate, and measures the level. */
class VoiceCapture extends AudioWorkletProcessor {
  readonly #resampler
  readonly #frame: Float32Array
  readonly #meter = createLevelMeter()
  readonly #due = createInterval()
  #filled = 0

  constructor({ processorOptions: { wireRate } }: { processorOptions: WorkletOptions }) {
    super()
    this.#resampler = createResampler(sampleRate, wireRate)
    this.#frame = new Float32Array(wireRate * frameDuration)
  }

  process([channels]: Float32Array[][]): boolean {
    const samples = channels?.[0]
    if (!samples) return true
    this.#meter.hear(samples)
    for (const sample of this.#resampler.push(samples)) {
      this.#frame[this.#filled++] = sample
      if (this.#filled === this.#frame.length) this.#send()
    }
    if (this.#due(samples.length)) this.#report({ type: 'level', level: this.#meter.read() })
    return true
  }

  #send(): void {
    this.#filled = 0
    const pcm = encodePcm(this.#frame)
    this.#report({ type: 'frame', pcm }, [pcm])
  }

  #report(report: CaptureReport, transfer: Transferable[] = []): void {
    this.port.postMessage(report, transfer)
  }
}

/** The loudspeaker: converts PCM at the wire's rate to the context's rate, evens out jitter, and measures progress. */
class VoicePlayback extends AudioWorkletProcessor {
  readonly #resampler
  readonly #buffer = createJitterBuffer(sampleRate)
  readonly #meter = createLevelMeter()
  readonly #due = createInterval()
  #restarts = 0
  #goneBefore = 0

  constructor({ processorOptions: { wireRate } }: { processorOptions: WorkletOptions }) {
    super()
    this.#resampler = createResampler(wireRate, sampleRate)
    this.port.onmessage = ({ data }: MessageEvent<PlaybackCommand>) => {
      if (data.type === 'frame') return this.#buffer.push(this.#resampler.push(decodePcm(data.pcm)))
      // Report what was heard first: afterwards the dropped sound counts as gone.
      this.#report()
      this.#buffer.clear()
      if (data.type === 'restart') {
        this.#restarts++
        this.#goneBefore = this.#buffer.gone
      }
    }
  }

  process(_inputs: Float32Array[][], [channels]: Float32Array[][]): boolean {
    const output = channels?.[0]
    if (!output) return true
    this.#buffer.pull(output)
    for (const other of channels.slice(1)) other.set(output)
    this.#meter.hear(output)
    if (this.#due(output.length)) this.#report()
    return true
  }

  #report(): void {
    const report: PlaybackReport = {
      level: this.#meter.read(),
      playedMilliseconds: Math.round(((this.#buffer.gone - this.#goneBefore) / sampleRate) * 1000),
      restarts: this.#restarts,
    }
    this.port.postMessage(report)
  }
}

registerProcessor('voice-capture', VoiceCapture)
registerProcessor('voice-playback', VoicePlayback)
