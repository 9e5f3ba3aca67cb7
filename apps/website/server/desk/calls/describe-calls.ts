import type { CallRecord } from '@frontdesk/voice-platform'
import type { VoiceCallRow } from '#server/store/tables/voice-call-rows.ts'
import type { CallDetail, CallEntry, CallSummary } from '#contract/desk/calls.ts'
import { masked } from '#server/voice/calls/unanswered-questions.ts'
import type { HostedCall } from '#server/voice/hosted/hosted-calls.ts'

const longestExcerpt = 140

const embeddedTranscriptOf = (call: VoiceCallRow): CallEntry[] =>
  withQuestions(
    (JSON.parse(call.transcript) as CallRecord['transcript']).map(
      ({ role, text, at, notUnderstood = false, saidFor }) => ({
        speaker: role === 'user' ? 'visitor' : role,
        text,
        at,
        notUnderstood,
        saidForVisitor: saidFor !== undefined,
      }),
    ),
  )

/** Adds to each answer of the assistant what the visitor had asked: staff may teach another answer to it. */
function withQuestions(entries: readonly Omit<CallEntry, 'asked'>[]): CallEntry[] {
  let question: string | null = null
  return entries.map((entry) => {
    if (entry.speaker === 'visitor') question = masked(entry.text)
    const isAnswer = entry.speaker === 'assistant' && !entry.saidForVisitor
    return { ...entry, asked: isAnswer ? question : null }
  })
}

/** The list's summary of a transcript. */
function summariseTranscript(
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
const toolsIn = (transcript: readonly CallEntry[]): string[] => [
  ...new Set(transcript.flatMap(({ speaker, text }) => (speaker === 'tool' ? [text] : []))),
]

/** Seconds between two times; null if one is missing. */
const secondsBetween = (startedAt: string | null, endedAt: string | null): number | null =>
  startedAt === null || endedAt === null
    ? null
    : Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000))

const summariseEmbedded = (
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
  summariseEmbedded(call, requestId, embeddedTranscriptOf(call))

/** A call with every word of it. */
export function describeCall(call: VoiceCallRow, requestId: string | null): CallDetail {
  const transcript = embeddedTranscriptOf(call)
  return { ...summariseEmbedded(call, requestId, transcript), transcript, tools: toolsIn(transcript) }
}

type Message = NonNullable<HostedCall['messages']>[number]

/** Roles of the platform's messages, and whose words they are. The others hold prompts and results of tools. */
const speakers: Readonly<Record<string, 'visitor' | 'assistant'>> = {
  user: 'visitor',
  bot: 'assistant',
  assistant: 'assistant',
}

const hostedTranscriptOf = ({ artifact, messages }: HostedCall): CallEntry[] =>
  withQuestions((artifact?.messages ?? messages ?? []).flatMap(entriesOf))

function summariseHosted(
  call: HostedCall,
  requestId: string | null,
  transcript: readonly CallEntry[],
): CallSummary {
  const startedAt = isoTime(call.startedAt)
  return {
    id: call.id,
    platform: 'hosted',
    createdAt: isoTime(call.createdAt) ?? call.createdAt,
    startedAt,
    seconds: secondsBetween(startedAt, isoTime(call.endedAt)),
    status: call.status ?? 'ended',
    endedReason: call.endedReason ?? null,
    page: null,
    ...summariseTranscript(transcript),
    requestId,
  }
}

/** A call of the hosted platform as the list shows it. @param requestId of the request that was filled in during it */
export const summariseHostedCall = (call: HostedCall, requestId: string | null): CallSummary =>
  summariseHosted(call, requestId, hostedTranscriptOf(call))

/** A call of the hosted platform with every word of it. */
export function describeHostedCall(call: HostedCall, requestId: string | null): CallDetail {
  const transcript = hostedTranscriptOf(call)
  return { ...summariseHosted(call, requestId, transcript), transcript, tools: toolsIn(transcript) }
}

function entriesOf({ role, message, time, toolCalls }: Message): Omit<CallEntry, 'asked'>[] {
  const at = time === null || time === undefined ? null : isoTime(time)
  const rest = { at, notUnderstood: false, saidForVisitor: false }
  const tools = (toolCalls ?? []).flatMap((each) =>
    each.function ? [{ speaker: 'tool' as const, text: each.function.name, ...rest }] : [],
  )
  const speaker = speakers[role]
  if (speaker === undefined || !message) return tools
  return [{ speaker, text: message, ...rest }, ...tools]
}

/** Formats a time as the desk does; null if there is none. */
function isoTime(time: string | number | null | undefined): string | null {
  const date = new Date(time ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
