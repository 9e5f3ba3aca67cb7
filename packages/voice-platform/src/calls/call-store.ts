import type { CallStatus, EndedReason, Role } from '@frontdesk/voice-protocol'

export interface TranscriptEntry {
  /** `tool`: the assistant asked the page to do something; `text` is the name of the tool, without what it was given. */
  role: Role | 'tool'
  text: string
  /**
   * The assistant said this, or a part of it, because the visitor's page told it to: a `say` message, a greeting of the page's
   * own. It is no word of the agency's.
   */
  saidFor?: 'visitor'
  /** The visitor asked something that nothing answers. */
  notUnderstood?: true
  /** ISO time at which it was said. */
  at: string
}

/** A call as it is kept; times are ISO strings in UTC. */
export interface CallRecord {
  id: string
  type: 'webCall'
  status: CallStatus
  assistant: { id?: string; name: string }
  /** Path of the page the call was started from, without its query. */
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

/** Calls whose server is gone. They ended, as far as anybody knows, when they were last written to. */
export interface AbandonedCalls {
  status: Exclude<CallStatus, 'ended'>
  /** ISO time: what was written to since then is alive. */
  updatedBefore: string
  endedReason: EndedReason
}

/** Where a call may be joined, once. Only the hash of its secret is kept. */
export interface RoomRecord {
  tokenHash: string
  callId: string
  /** Origin of the page that asked for the call; null for a program. Only that origin may join. */
  origin: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
  /** What the session needs, as JSON: greeting, variables. */
  details: string
}

/** An assistant made through the management API. */
export interface AssistantRecord {
  id: string
  name: string
  firstMessage: string | null
  createdAt: string
  updatedAt: string
}

/**
 * Keeps calls, rooms and assistants. Instances behind one proxy share it. `testing/call-store-contract.ts` shows what
 * an implementation must do.
 */
export interface CallStore {
  createCall(call: CallRecord): Promise<void>
  /** Changes the given fields; an unknown id changes nothing. */
  updateCall(id: string, changes: CallChanges): Promise<void>
  getCall(id: string): Promise<CallRecord | undefined>
  /** Newest first. */
  listCalls(query: { limit: number }): Promise<CallRecord[]>
  /** Removes the calls created before an ISO time, whatever their state, and returns how many. */
  deleteCallsBefore(time: string): Promise<number>
  /** Ends the calls of a status that nobody has written to since an ISO time, and returns how many. */
  endAbandonedCalls(abandoned: AbandonedCalls): Promise<number>

  putRoom(room: RoomRecord): Promise<void>
  /**
   * Takes the room away and returns it, if it is there, not over, and of this origin; otherwise leaves it as it is. Of
   * two that ask at the same time one gets it. `now` is in milliseconds since 1970.
   */
  claimRoom(tokenHash: string, origin: string | null, now: number): Promise<RoomRecord | undefined>
  deleteRoomsBefore(now: number): Promise<void>

  putAssistant(assistant: AssistantRecord): Promise<void>
  getAssistant(id: string): Promise<AssistantRecord | undefined>
  /** Newest first. */
  listAssistants(query: { limit: number }): Promise<AssistantRecord[]>
  /** false: there was none. */
  deleteAssistant(id: string): Promise<boolean>
}
