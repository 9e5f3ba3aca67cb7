import type { Page } from 'playwright-core'

/** One picture: a page in a state. */
export type Shot = {
  name: string
  path: string
  /** Brings the page into the state. */
  prepare?: (page: Page) => Promise<unknown>
  /** Runs before the page is opened, for instance to hold back answers of the server. */
  before?: (page: Page) => Promise<unknown>
  /** The whole page instead of one screen. */
  wholePage?: boolean
  widths?: readonly number[]
  /** Height of the window in CSS pixels, if it is not the default for the width. */
  height?: number
  javaScript?: boolean
  forcedColours?: boolean
  print?: boolean
  /** `denied`: the browser refuses the microphone, like a visitor may. Otherwise there is one with a tone. */
  microphone?: 'denied'
}
