import type { Page } from 'playwright-core'

/**
 * Peak of each block of 128 samples, from 0 to 1, of one call. Both sides were read in the same turn of the same clock.
 */
export interface Levels {
  sampleRate: number
  microphone: number[]
  loudspeaker: number[]
  /** The browser's own estimate of its device's latency after the last measurable point, in seconds. */
  outputLatency: number
}

export interface Metered {
  levels: Levels
  /** Milliseconds from the press of the button to the started call, as the page shows it. */
  pressToCallStart: number
}

interface MeterWindow {
  benchLevels: Levels
  benchContext?: AudioContext
  benchPress?: { pressed: number; started?: number }
}

const processor = `
registerProcessor('bench-meter', class extends AudioWorkletProcessor {
  blocks = []
  process([[microphone = []], [loudspeaker = []]]) {
    const peak = (samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    this.blocks.push([peak(microphone), peak(loudspeaker)])
    if (this.blocks.length === 64) this.port.postMessage(this.blocks.splice(0))
    return true
  }
})`

/**
 * Installs a meter on the microphone and the output of later pages. It is part of the call's own audio graph, so that
 * both are measured on the same clock, sample by sample, independent of messages. The page's Content-Security-Policy
 * has to be off, because the meter is not a script of the site.
 */
export async function meterPage(page: Page): Promise<void> {
  await page.addInitScript((script) => {
    const bench = window as unknown as MeterWindow
    bench.benchLevels = { sampleRate: 0, microphone: [], loudspeaker: [], outputLatency: 0 }
    // oxlint-disable-next-line typescript/unbound-method -- called with its node below
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...args: unknown[]) => AudioNode
    const meters = new WeakMap<BaseAudioContext, Promise<AudioNode>>()

    async function openMeter(context: AudioContext): Promise<AudioNode> {
      await context.audioWorklet.addModule(`data:text/javascript,${encodeURIComponent(script)}`)
      const meter = new AudioWorkletNode(context, 'bench-meter', { numberOfInputs: 2 })
      connect.call(meter, context.destination)
      bench.benchContext = context
      bench.benchLevels.sampleRate = context.sampleRate
      meter.port.onmessage = ({ data }: MessageEvent<[number, number][]>) => {
        for (const [microphone, loudspeaker] of data) {
          bench.benchLevels.microphone.push(microphone)
          bench.benchLevels.loudspeaker.push(loudspeaker)
        }
      }
      return meter
    }

    AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
      const isMicrophone = this instanceof MediaStreamAudioSourceNode
      if (isMicrophone || args[0] instanceof AudioDestinationNode) {
        const context = this.context as AudioContext
        const meter = meters.get(context) ?? openMeter(context)
        meters.set(context, meter)
        void meter.then((opened) => connect.call(this, opened, 0, isMicrophone ? 0 : 1))
      }
      return connect.apply(this, args)
    }

    addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest('.call-button') : null
        if (!button || bench.benchPress) return
        const press: NonNullable<MeterWindow['benchPress']> = { pressed: performance.now() }
        bench.benchPress = press
        new MutationObserver(() => {
          if (/active|speaking/.test(button.getAttribute('data-call') ?? ''))
            press.started ??= performance.now()
        }).observe(button, { attributes: true })
      },
      true,
    )
  }, processor)
}

/** All measurements of a page so far. */
export function readMeter(page: Page): Promise<Metered> {
  return page.evaluate(() => {
    const { benchLevels, benchContext, benchPress } = window as unknown as MeterWindow
    return {
      levels: { ...benchLevels, outputLatency: benchContext?.outputLatency ?? 0 },
      pressToCallStart: (benchPress?.started ?? NaN) - (benchPress?.pressed ?? NaN),
    }
  })
}

/** The measurements of one utterance of the visitor, in milliseconds. */
export interface HeardTurn {
  /** Last sound of the visitor → first sound of the answer; absent if there was none before the visitor spoke again. */
  latency?: number
  /** The visitor spoke while the assistant did. */
  bargeIn?: {
    /** First sound of the visitor → silence of the assistant. */
    fromFirstSound: number
    /**
     * The visitor's 200 ms of voiced sound are complete → silence. Negative if the assistant stopped by itself before.
     */
    fromDecision: number
  }
}

/** Peaks below this are silence: 250 of 32,768, the platform's own threshold for trimming its voice. */
const silence = 250 / 32_768
const samplesPerBlock = 128
/** Silence of the visitor that separates two utterances. */
const betweenUtterances = 700
/** The longest silence within the assistant's speech, including pauses between sentences. */
const insideSpeech = 400
/** Voiced sound that counts as an interruption (the platform's own threshold). */
const bargeInMilliseconds = 200
/** Window for measuring energy, as in the platform's frames. */
const window = 20

interface Span {
  from: number
  /** End of its last sound. */
  to: number
}

/** Finds the visitor's turns in a call's levels, and the assistant's reaction to each. */
export function readLevels({ sampleRate, microphone, loudspeaker }: Levels): HeardTurn[] {
  const block = (samplesPerBlock / sampleRate) * 1000
  const spans = (peaks: number[], gap: number) => soundIn(peaks, block, gap)
  const answers = spans(loudspeaker, insideSpeech)
  const utterances = spans(microphone, betweenUtterances)
  return utterances.map((utterance, index) => {
    const next = utterances[index + 1]?.from ?? Infinity
    const turn: HeardTurn = {}
    const spoken = answers.find(({ from, to }) => from < utterance.from && to > utterance.from)
    if (spoken) {
      turn.bargeIn = {
        fromFirstSound: spoken.to - utterance.from,
        fromDecision: spoken.to - decisionAt(microphone, block, utterance.from),
      }
    }
    const answer = answers.find(({ from }) => from > utterance.to && from < next)
    if (answer) turn.latency = answer.from - utterance.to
    return turn
  })
}

function soundIn(peaks: readonly number[], block: number, gap: number): Span[] {
  const spans: Span[] = []
  for (const [index, peak] of peaks.entries()) {
    if (peak < silence) continue
    const [from, to] = [index * block, (index + 1) * block]
    const last = spans.at(-1)
    if (last && from - last.to < gap) last.to = to
    else spans.push({ from, to })
  }
  return spans
}

/** When the visitor has made enough sound to count as an interruption. */
function decisionAt(peaks: readonly number[], block: number, from: number): number {
  const step = Math.round(window / block)
  let voiced = 0
  for (let index = Math.round(from / block); index < peaks.length; index += step) {
    const isVoiced = peaks.slice(index, index + step).some((peak) => peak >= silence)
    if (isVoiced) voiced += step * block
    if (voiced >= bargeInMilliseconds) return (index + step) * block
  }
  return peaks.length * block
}
