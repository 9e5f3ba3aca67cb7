import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** The maximum output level of the page so far: root mean square of some milliseconds, from 0 to 1. */
    loudest: number
  }
}

/** Installs a level meter in front of the output of every later page. */
export async function listenToPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.loudest = 0
    // oxlint-disable-next-line typescript/unbound-method -- called with its node below
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...args: unknown[]) => AudioNode
    AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
      if (args[0] instanceof AudioDestinationNode) {
        const meter = this.context.createAnalyser()
        connect.call(this, meter)
        const samples = new Float32Array(meter.fftSize)
        setInterval(() => {
          meter.getFloatTimeDomainData(samples)
          const sum = samples.reduce((total, sample) => total + sample * sample, 0)
          window.loudest = Math.max(window.loudest, Math.sqrt(sum / samples.length))
        }, 20)
      }
      return connect.apply(this, args)
    }
  })
}

/** The maximum output level of the page so far. */
export const loudest = (page: Page): Promise<number> => page.evaluate(() => window.loudest)

/** The maximum output level of the page during the next moments. */
export const loudestFromNow = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    window.loudest = 0
    // The page itself waits: its meter is certain to run before this timer, even if the page is busy.
    await new Promise((resolve) => setTimeout(resolve, 250))
    return window.loudest
  })
