import type { Page } from 'playwright-core'

/** One picture: a page, brought into a state. */
export type Shot = {
  name: string
  path: string
  /** Brings the page into the state. */
  prepare?: (page: Page) => Promise<unknown>
  /** Before the page is opened, such as answers of the server to hold back. */
  before?: (page: Page) => Promise<unknown>
  /** The whole page instead of one screen. */
  wholePage?: boolean
  widths?: readonly number[]
  /** Of the window, in CSS pixels, where it is not the usual one for the width. */
  height?: number
  javaScript?: boolean
  forcedColours?: boolean
  print?: boolean
  /** `denied`: the browser refuses the microphone, as a visitor may. Otherwise there is one that hears a tone. */
  microphone?: 'denied'
}
