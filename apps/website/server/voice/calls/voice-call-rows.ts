/** A call of the embedded platform as it is kept. Timestamps are ISO 8601 text in UTC. */
export type VoiceCallRow = {
  id: string
  created_at: string
  updated_at: string
  status: string
  /** JSON: `CallRecord['assistant']` of the platform. */
  assistant: string
  page: string | null
  started_at: string | null
  ended_at: string | null
  ended_reason: string | null
  /** JSON: `CallRecord['transcript']` of the platform. */
  transcript: string
}

/** What may change of a call. */
export type VoiceCallChanges = Partial<
  Pick<VoiceCallRow, 'updated_at' | 'status' | 'started_at' | 'ended_at' | 'ended_reason' | 'transcript'>
>

/** A call that waits for its visitor. */
export type VoiceRoomRow = {
  token_hash: string
  call_id: string
  /** Of the page that asked for the call; null for a program. */
  origin: string | null
  expires_at: string
  /** JSON that the platform alone reads. */
  details: string
}

/** An assistant made through the platform's management API. */
export type VoiceAssistantRow = {
  id: string
  created_at: string
  updated_at: string
  name: string
  first_message: string | null
}
