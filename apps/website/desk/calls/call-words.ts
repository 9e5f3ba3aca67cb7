import type { CallDetail, CallSummary } from '#contract/desk/calls.ts'
import { minutesAndSeconds } from '../parts/time.tsx'
import { texts } from '../words/texts.ts'

/** A list of words of which a key may not be known. */
const known = (list: Readonly<Record<string, string>>) => list

/** Explains why a call ended, or its current state. An unknown reason of the hosted platform is shown unchanged. */
export const explainEnd = ({ status, endedReason }: CallSummary): string =>
  (endedReason === null ? known(texts.calls.states)[status] : known(texts.calls.reasons)[endedReason]) ??
  endedReason ??
  status

/** Returns the length of a call, or the reason why it has none. */
export function describeLength({ seconds, startedAt, status }: CallSummary): string {
  if (seconds !== null) return minutesAndSeconds(seconds)
  if (status !== 'ended') return texts.calls.stillOpen
  return startedAt === null ? texts.calls.notJoined : texts.calls.notKnown
}

/** How often the visitor spoke. */
export const describeCount = (turns: number): string => texts.calls.questions(turns)

/** Describes a tool's action in words. */
export const describeTool = (name: string): string => known(texts.calls.toolNames)[name] ?? name

/** Returns the seconds from the start of a call to a turn; null if the time is unknown. */
export const secondsInto = (call: CallDetail, at: string | null): number | null =>
  at === null ? null : Math.max(0, (Date.parse(at) - Date.parse(call.startedAt ?? call.createdAt)) / 1000)
