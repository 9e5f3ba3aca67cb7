import type { PersonRecords } from './person-transactions.ts'

/**
 * Exports everything about one person in the form they receive. Hashes are left out: they are internal bookkeeping
 * without meaning.
 */
export function exportOf(
  { requests, deliveries, notes, replies, calls, callsElsewhere }: PersonRecords,
  head: { email: string; exportedAt: string },
) {
  return {
    ...head,
    requests: requests.map((request) => ({
      id: request.id,
      created_at: request.created_at,
      state: request.state,
      name: request.name,
      email: request.email,
      phone: request.phone,
      company: request.company,
      service: request.service,
      message: request.message,
      page_source: request.page_source,
      context: read(request.context),
      spam: read(request.spam),
    })),
    deliveries: deliveries.map(({ id, channel, state, created_at, settled_at, answer }) => ({
      id,
      channel,
      state,
      created_at,
      settled_at,
      answer,
    })),
    notes: notes.map(({ request_id, created_at, text }) => ({ request_id, created_at, text })),
    replies: replies.map(({ request_id, created_at, subject, text }) => ({
      request_id,
      created_at,
      subject,
      text,
    })),
    calls: calls.map((call) => ({
      ...call,
      assistant: read(call.assistant),
      transcript: read(call.transcript),
    })),
    callsElsewhere,
  }
}

const read = (text: string | null) => JSON.parse(text ?? 'null') as unknown
