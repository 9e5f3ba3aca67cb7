import type { CallRecord } from '@frontdesk/voice-platform'

/**
 * Creates a complete call that its visitor ended. A test passes the fields that matter to it.
 * @param at the time of everything in it (ISO 8601)
 */
export const aCall = (id: string, at: string, fields: Partial<CallRecord> = {}): CallRecord => ({
  id,
  type: 'webCall',
  status: 'ended',
  assistant: { name: 'Assistant' },
  page: '/',
  createdAt: at,
  updatedAt: at,
  startedAt: at,
  endedAt: at,
  endedReason: 'customer-ended-call',
  transcript: [],
  ...fields,
})
