import type { Generated, GeneratedAlways } from 'kysely'

/** The tables of the embedded voice platform. Timestamps are ISO 8601 text in UTC. */
export type VoiceTables = {
  voice_calls: VoiceCallRow & {
    /** From `assistant`. */
    assistant_id: GeneratedAlways<string | null>
    /** 1: the questions of the ended call are in `unanswered_questions`. */
    questions_stored: Generated<number>
  }
  unanswered_questions: UnansweredQuestionRow
  voice_rooms: VoiceRoomRow
  voice_assistants: VoiceAssistantRow
}

/** A stored call of the embedded platform. Timestamps are ISO 8601 text in UTC. */
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

/** The columns of a call that can change. */
export type VoiceCallChanges = Partial<
  Pick<VoiceCallRow, 'updated_at' | 'status' | 'started_at' | 'ended_at' | 'ended_reason' | 'transcript'>
>

/** What a visitor asked in a call and nothing answered, without addresses and numbers. */
export type UnansweredQuestionRow = {
  call_id: string
  /** The hash of the question's words. */
  id: string
  /** When it was asked last in the call. */
  asked_at: string
  question: string
  /** How often it was asked in the call. */
  times: number
}

/** A call that waits for its visitor. */
export type VoiceRoomRow = {
  token_hash: string
  call_id: string
  /** The origin of the page that requested the call; null for a program. */
  origin: string | null
  expires_at: string
  /** JSON for the platform only. */
  details: string
}

/** An assistant created through the platform's management API. */
export type VoiceAssistantRow = {
  id: string
  created_at: string
  updated_at: string
  name: string
  first_message: string | null
}
