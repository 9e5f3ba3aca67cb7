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
