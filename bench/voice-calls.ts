/**
 * Turn latency, barge-in and the start of a call, in real calls of Chromium on the machine that runs the site. The browser's
 * microphone plays questions in the built-in voice, two of three of them over the assistant's words.
 */
import type { Measure } from './helpers/report.ts'
import { describeVisits, visitByVoice, visitsHead, visitsRows } from './helpers/voice-visits.ts'

export const measure: Measure = async (scaled) => {
  const visits = await visitByVoice(scaled(17))
  return {
    how: `${describeVisits(visits)} The site, the browser and the speech recogniser share the machine.`,
    head: visitsHead,
    rows: visitsRows(visits, { turn: 400, slowTurn: 550, bargeIn: 80, start: 500 }),
  }
}
