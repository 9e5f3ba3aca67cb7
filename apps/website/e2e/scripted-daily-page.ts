/** Replaces daily-js in a page: its calls follow the test's script, through `window.daily`. */
import { createScriptedDaily } from '@frontdesk/voice-client/testing/daily'

const daily = createScriptedDaily()

declare global {
  interface Window {
    daily: typeof daily
  }
}

window.daily = daily

// Like daily-js itself.
export default daily.factory
