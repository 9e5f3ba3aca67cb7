import type { HostedCall } from '#server/voice/hosted/hosted-call.ts'
import type { CallDetail, CallEntry, CallSummary } from '#contract/desk/calls.ts'
import { secondsBetween, summariseTranscript, toolsIn } from './describe-call.ts'

type Message = NonNullable<HostedCall['messages']>[number]

/** Roles of the platform's messages, and whose words they are. The others hold prompts and results of tools. */
const speakers: Readonly<Record<string, 'visitor' | 'assistant'>> = {
  user: 'visitor',
  bot: 'assistant',
  assistant: 'assistant',
}

const transcriptOf = ({ artifact, messages }: HostedCall): CallEntry[] =>
  (artifact?.messages ?? messages ?? []).flatMap(entriesOf)

function summarise(
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
  summarise(call, requestId, transcriptOf(call))

/** A call of the hosted platform with every word of it. */
export function describeHostedCall(call: HostedCall, requestId: string | null): CallDetail {
  const transcript = transcriptOf(call)
  return { ...summarise(call, requestId, transcript), transcript, tools: toolsIn(transcript) }
}

function entriesOf({ role, message, time, toolCalls }: Message): CallEntry[] {
  const at = time === null || time === undefined ? null : isoTime(time)
  const rest = { at, notUnderstood: false, saidForVisitor: false }
  const tools = (toolCalls ?? []).flatMap((each): CallEntry[] =>
    each.function ? [{ speaker: 'tool', text: each.function.name, ...rest }] : [],
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
