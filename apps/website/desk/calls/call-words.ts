import type { CallDetail, CallSummary } from '#contract/desk/calls.ts'
import { minutesAndSeconds } from '../parts/time.tsx'

const reasons: Readonly<Record<string, string>> = {
  'customer-ended-call': 'The visitor hung up',
  'assistant-ended-call': 'The assistant said goodbye',
  'assistant-said-end-call-phrase': 'The assistant said goodbye',
  'silence-timed-out': 'Nobody spoke for a while',
  'exceeded-max-duration': 'The call reached its maximum length',
  'customer-did-not-connect': 'The visitor did not join',
  'connection-lost': 'The connection was lost',
  'protocol-violation': 'The visitor’s browser exceeded a limit',
  'worker-shutdown': 'The server was stopped',
  'worker-died': 'The server failed',
  'platform-error': 'The voice platform failed',
}

const states: Readonly<Record<string, string>> = {
  queued: 'The visitor has not joined yet',
  'in-progress': 'The call is in progress',
}

/** Explains why a call ended, or its current state. An unknown reason of the hosted platform is shown unchanged. */
export const explainEnd = ({ status, endedReason }: CallSummary): string =>
  (endedReason === null ? states[status] : reasons[endedReason]) ?? endedReason ?? status

/** Returns the length of a call, or the reason why it has none. */
export function describeLength({ seconds, startedAt, status }: CallSummary): string {
  if (seconds !== null) return minutesAndSeconds(seconds)
  if (status !== 'ended') return 'Still open'
  return startedAt === null ? 'Not joined' : 'Not known'
}

/** How often the visitor spoke. */
export const describeCount = (turns: number): string => (turns === 1 ? '1 question' : `${turns} questions`)

const tools: Readonly<Record<string, string>> = {
  scroll_to_section: 'Showed a part of the page',
  open_page: 'Opened a page',
  fill_consultation_form: 'Filled in the form',
}

/** Describes a tool's action in words. */
export const describeTool = (name: string): string => tools[name] ?? name

/** Returns the seconds from the start of a call to a turn; null if the time is unknown. */
export const secondsInto = (call: CallDetail, at: string | null): number | null =>
  at === null ? null : Math.max(0, (Date.parse(at) - Date.parse(call.startedAt ?? call.createdAt)) / 1000)
