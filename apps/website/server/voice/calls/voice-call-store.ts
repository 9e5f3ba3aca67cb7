import { inBatches } from '#server/store/in-batches.ts'
import type {
  AssistantRecord,
  CallChanges,
  CallRecord,
  CallStore,
  RoomRecord,
} from '@frontdesk/voice-platform'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type {
  VoiceAssistantRow,
  VoiceCallChanges,
  VoiceCallRow,
  VoiceRoomRow,
} from '#server/store/tables/voice-call-rows.ts'
import {
  deleteVoiceAssistant,
  getVoiceAssistant,
  listVoiceAssistants,
  putVoiceAssistant,
} from './voice-call-transactions.ts'
import {
  createVoiceCall,
  deleteVoiceCalls,
  endAbandonedVoiceCalls,
  getVoiceCall,
  listVoiceCalls,
  updateVoiceCall,
} from './voice-call-transactions.ts'
import { claimVoiceRoom, deleteVoiceRooms, putVoiceRoom } from './voice-call-transactions.ts'

/** Stores the embedded platform's calls beside the consultations, for every instance of the site. */
export function createVoiceCallStore(runner: Pick<TransactionRunner, 'run'>): CallStore {
  return {
    createCall: async (call) => void (await runner.run(createVoiceCall, { call: callRow(call) })),
    updateCall: async (id, changes) =>
      void (await runner.run(updateVoiceCall, { id, changes: changesOfRow(changes) })),
    getCall: async (id) => {
      const row = await runner.run(getVoiceCall, { id })
      return row ? callRecord(row) : undefined
    },
    listCalls: async (query) => (await runner.run(listVoiceCalls, query)).map(callRecord),
    deleteCallsBefore: (time) => inBatches((most) => runner.run(deleteVoiceCalls, { time, most })),
    endAbandonedCalls: (abandoned) => runner.run(endAbandonedVoiceCalls, abandoned),

    putRoom: async (room) => void (await runner.run(putVoiceRoom, { room: roomRow(room) })),
    claimRoom: async (tokenHash, origin, now) => {
      const row = await runner.run(claimVoiceRoom, { tokenHash, origin, now: isoTime(now) })
      return row ? roomRecord(row) : undefined
    },
    deleteRoomsBefore: async (now) => void (await runner.run(deleteVoiceRooms, { now: isoTime(now) })),

    putAssistant: async (assistant) =>
      void (await runner.run(putVoiceAssistant, { assistant: assistantRow(assistant) })),
    getAssistant: async (id) => {
      const row = await runner.run(getVoiceAssistant, { id })
      return row ? assistantRecord(row) : undefined
    },
    listAssistants: async (query) => (await runner.run(listVoiceAssistants, query)).map(assistantRecord),
    deleteAssistant: (id) => runner.run(deleteVoiceAssistant, { id }),
  }
}

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString()

const callRow = (call: CallRecord): VoiceCallRow => ({
  id: call.id,
  created_at: call.createdAt,
  updated_at: call.updatedAt,
  status: call.status,
  assistant: JSON.stringify(call.assistant),
  page: call.page,
  started_at: call.startedAt,
  ended_at: call.endedAt,
  ended_reason: call.endedReason,
  transcript: JSON.stringify(call.transcript),
})

// Only this file writes these columns, so their JSON has the platform's types.
const callRecord = (row: VoiceCallRow): CallRecord => ({
  id: row.id,
  type: 'webCall',
  status: row.status as CallRecord['status'],
  assistant: JSON.parse(row.assistant) as CallRecord['assistant'],
  page: row.page,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  endedReason: row.ended_reason as CallRecord['endedReason'],
  transcript: JSON.parse(row.transcript) as CallRecord['transcript'],
})

const changesOfRow = (changes: CallChanges): VoiceCallChanges => ({
  ...(changes.updatedAt !== undefined && { updated_at: changes.updatedAt }),
  ...(changes.status !== undefined && { status: changes.status }),
  ...(changes.startedAt !== undefined && { started_at: changes.startedAt }),
  ...(changes.endedAt !== undefined && { ended_at: changes.endedAt }),
  ...(changes.endedReason !== undefined && { ended_reason: changes.endedReason }),
  ...(changes.transcript !== undefined && { transcript: JSON.stringify(changes.transcript) }),
})

const roomRow = (room: RoomRecord): VoiceRoomRow => ({
  token_hash: room.tokenHash,
  call_id: room.callId,
  origin: room.origin,
  expires_at: isoTime(room.expiresAt),
  details: room.details,
})

const roomRecord = (row: VoiceRoomRow): RoomRecord => ({
  tokenHash: row.token_hash,
  callId: row.call_id,
  origin: row.origin,
  expiresAt: Date.parse(row.expires_at),
  details: row.details,
})

const assistantRow = (assistant: AssistantRecord): VoiceAssistantRow => ({
  id: assistant.id,
  created_at: assistant.createdAt,
  updated_at: assistant.updatedAt,
  name: assistant.name,
  first_message: assistant.firstMessage,
})

const assistantRecord = (row: VoiceAssistantRow): AssistantRecord => ({
  id: row.id,
  name: row.name,
  firstMessage: row.first_message,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
