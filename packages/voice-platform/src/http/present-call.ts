import type { CallRecord, TranscriptEntry } from '#platform/calls/call-store.ts'

/** A call in the hosted platform's format: fields without a value are omitted, and the transcript is in `artifact`. */
export function presentCall({ transcript, startedAt, endedAt, endedReason, page, ...call }: CallRecord) {
  const messages = transcript.map((entry) => ({
    ...presentEntry(entry),
    // Only the moment when the words were complete is stored.
    time: Date.parse(entry.at),
    endTime: Date.parse(entry.at),
    ...(startedAt !== null && { secondsFromStart: (Date.parse(entry.at) - Date.parse(startedAt)) / 1000 }),
  }))
  const text = transcript
    .filter(({ role }) => role !== 'tool')
    .map((entry) => `${speakerOf(entry)}: ${entry.text}`)
    .join('\n')
  return {
    ...call,
    ...(call.assistant.id !== undefined && { assistantId: call.assistant.id }),
    ...(page !== null && { page }),
    ...(startedAt !== null && { startedAt }),
    ...(endedAt !== null && { endedAt }),
    ...(endedReason !== null && { endedReason }),
    artifact: { transcript: text, messages },
    // The hosted platform's field from before `artifact`.
    transcript: text,
    messages,
  }
}

function presentEntry({ role, text, saidFor }: TranscriptEntry) {
  if (role === 'tool')
    return { role: 'tool_calls', toolCalls: [{ type: 'function', function: { name: text } }] }
  return { role: role === 'user' ? 'user' : 'bot', message: text, ...(saidFor && { saidFor }) }
}

function speakerOf({ role, saidFor }: TranscriptEntry): string {
  if (role === 'user') return 'User'
  return saidFor === 'visitor' ? 'AI (told by the visitor)' : 'AI'
}
