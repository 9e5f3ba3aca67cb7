import type { CallStatus, EndedReason, Role } from '@frontdesk/voice-protocol'

export interface TranscriptEntry {
  /** `tool`: the assistant requested a tool of the page; `text` is its name, without its arguments. */
  role: Role | 'tool'
  text: string
  /**
   * The assistant said this, or a part of it, because the visitor's page requested it: a `say` message, or the page's
   * own greeting. These are not the agency's words.
   */
  saidFor?: 'visitor'
  /** The assistant had no answer to this question. */
  notUnderstood?: true
  /** ISO time of the utterance. */
  at: string
}

/** A stored call; times are ISO strings in UTC. */
export interface CallRecord {
  id: string
  type: 'webCall'
  status: CallStatus
  assistant: { id?: string; name: string }
  /** Path of the page that started the call, without its query. */
  page: string | null
  createdAt: string
  updatedAt: string
  startedAt: string | null
  endedAt: string | null
  endedReason: EndedReason | null
  transcript: TranscriptEntry[]
}

export type CallChanges = Partial<
  Pick<CallRecord, 'status' | 'startedAt' | 'endedAt' | 'endedReason' | 'transcript' | 'updatedAt'>
>

/** Calls whose server is gone. Their last update counts as their end. */
export interface AbandonedCalls {
  status: Exclude<CallStatus, 'ended'>
  /** ISO time: calls updated since then are alive. */
  updatedBefore: string
  endedReason: EndedReason
}

/** Where a call may be joined, once. Only the hash of its secret is stored. */
export interface RoomRecord {
  tokenHash: string
  callId: string
  /** Origin of the page that requested the call; null for a program. Only that origin may join. */
  origin: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
  /** Data for the session, as JSON: greeting, variables. */
  details: string
}

/** An assistant created through the management API. */
export interface AssistantRecord {
  id: string
  name: string
  firstMessage: string | null
  createdAt: string
  updatedAt: string
}

/** A part of a list. Times are ISO strings in UTC: `From` is the first one in the list, `Before` the first one after it. */
export interface ListQuery {
  limit: number
  createdFrom?: string
  createdBefore?: string
  updatedFrom?: string
  updatedBefore?: string
}

export interface CallListQuery extends ListQuery {
  id?: string
  /** Id of the stored assistant that the calls were started with. */
  assistantId?: string
}

/**
 * Stores calls, rooms and assistants. Instances behind one proxy share it. `testing/call-store-contract.ts` tests an
 * implementation.
 */
export interface CallStore {
  createCall(call: CallRecord): Promise<void>
  /** Changes the given fields; an unknown id changes nothing. */
  updateCall(id: string, changes: CallChanges): Promise<void>
  getCall(id: string): Promise<CallRecord | undefined>
  /** Newest first. */
  listCalls(query: CallListQuery): Promise<CallRecord[]>
  /** Deletes the calls created before an ISO time, whatever their state, and returns their number. */
  deleteCallsBefore(time: string): Promise<number>
  /** Ends the calls of a status that were not updated since an ISO time, and returns their number. */
  endAbandonedCalls(abandoned: AbandonedCalls): Promise<number>

  putRoom(room: RoomRecord): Promise<void>
  /**
   * Removes the room and returns it, if it exists, has not expired and belongs to this origin; otherwise it stays. Only
   * one of two concurrent claims succeeds. `now` is in milliseconds since 1970.
   */
  claimRoom(tokenHash: string, origin: string | null, now: number): Promise<RoomRecord | undefined>
  deleteRoomsBefore(now: number): Promise<void>

  putAssistant(assistant: AssistantRecord): Promise<void>
  getAssistant(id: string): Promise<AssistantRecord | undefined>
  /** Newest first. */
  listAssistants(query: ListQuery): Promise<AssistantRecord[]>
  /** false: it did not exist. */
  deleteAssistant(id: string): Promise<boolean>
}
