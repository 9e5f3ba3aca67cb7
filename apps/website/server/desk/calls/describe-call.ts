import type { CallRecord } from '@frontdesk/voice-platform'
import type { VoiceCallRow } from '#server/store/tables/voice-call-rows.ts'
import type { CallDetail, CallEntry, CallSummary } from '#contract/desk/calls.ts'

const longestExcerpt = 140

const transcriptOf = (call: VoiceCallRow): CallEntry[] =>
  (JSON.parse(call.transcript) as CallRecord['transcript']).map(
    ({ role, text, at, notUnderstood = false, saidFor }) => ({
      speaker: role === 'user' ? 'visitor' : role,
      text,
      at,
      notUnderstood,
      saidForVisitor: saidFor !== undefined,
    }),
  )

/** The list's summary of a transcript. */
export function summariseTranscript(
  transcript: readonly CallEntry[],
): Pick<CallSummary, 'firstWords' | 'turns' | 'notUnderstood'> {
  const said = transcript.filter(({ speaker }) => speaker === 'visitor')
  return {
    firstWords: Array.from(said[0]?.text ?? '')
      .slice(0, longestExcerpt)
      .join(''),
    turns: said.length,
    notUnderstood: said.filter(({ notUnderstood }) => notUnderstood).length,
  }
}

/** Names of the tools in a transcript, each once. */
export const toolsIn = (transcript: readonly CallEntry[]): string[] => [
  ...new Set(transcript.flatMap(({ speaker, text }) => (speaker === 'tool' ? [text] : []))),
]

/** Seconds between two times; null if one is missing. */
export const secondsBetween = (startedAt: string | null, endedAt: string | null): number | null =>
  startedAt === null || endedAt === null
    ? null
    : Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000))

const summarise = (
  call: VoiceCallRow,
  requestId: string | null,
  transcript: readonly CallEntry[],
): CallSummary => ({
  id: call.id,
  platform: 'embedded',
  createdAt: call.created_at,
  startedAt: call.started_at,
  seconds: secondsBetween(call.started_at, call.ended_at),
  status: call.status,
  endedReason: call.ended_reason,
  page: call.page,
  ...summariseTranscript(transcript),
  requestId,
})

/** A call as the list shows it. @param requestId of the request that the assistant filled in during it */
export const summariseCall = (call: VoiceCallRow, requestId: string | null): CallSummary =>
  summarise(call, requestId, transcriptOf(call))

/** A call with every word of it. */
export function describeCall(call: VoiceCallRow, requestId: string | null): CallDetail {
  const transcript = transcriptOf(call)
  return { ...summarise(call, requestId, transcript), transcript, tools: toolsIn(transcript) }
}
