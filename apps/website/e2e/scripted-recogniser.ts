import type { Page } from 'playwright-core'

type Scripted = { processLocally?: boolean; hears(words: string): void }

/**
 * The browser's recogniser. It returns what the test says, and recognises on the device according to `availability`.
 * Runs in the page.
 */
function script(availability: string): void {
  class Recogniser {
    static available = () => Promise.resolve(availability)
    onresult: ((event: unknown) => void) | null = null
    start(): void {
      Object.assign(window, { recogniser: this })
    }
    abort(): void {
      Object.assign(window, { recogniser: undefined })
    }
    hears(transcript: string): void {
      this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript } }] })
    }
  }
  Object.assign(window, { SpeechRecognition: Recogniser })
}

/** Installs a browser's recogniser in the page. */
export const scriptRecogniser =
  (availability: 'available' | 'unavailable') =>
  async (page: Page): Promise<void> => {
    await page.addInitScript(script, availability)
  }

/** Removes the browser's recogniser, as in a browser without one. */
export async function withoutRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
  })
}

/** Where the browser's recogniser runs; undefined while it does not listen. */
export const listensWhere = (page: Page): Promise<'device' | 'service' | undefined> =>
  page.evaluate(() => {
    const { recogniser } = window as { recogniser?: { processLocally?: boolean } }
    if (!recogniser) return undefined
    return recogniser.processLocally ? ('device' as const) : ('service' as const)
  })

/** Makes the browser's recogniser return these words. */
export const recognises = (page: Page, words: string): Promise<void> =>
  page.evaluate((heard) => (window as { recogniser?: Scripted }).recogniser?.hears(heard), words)
