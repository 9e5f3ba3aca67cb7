import type { AssistantRecord, CallRecord, CallStore, ListQuery, RoomRecord } from './call-store.ts'

/** A call store in memory, for tests and for calls that need no record. */
export function createInMemoryCallStore(): CallStore {
  const calls = new Map<string, CallRecord>()
  const rooms = new Map<string, RoomRecord>()
  const assistants = new Map<string, AssistantRecord>()

  return {
    async createCall(call) {
      calls.set(call.id, structuredClone(call))
    },
    async updateCall(id, changes) {
      const call = calls.get(id)
      if (call) calls.set(id, { ...call, ...structuredClone(changes) })
    },
    async getCall(id) {
      return structuredClone(calls.get(id))
    },
    async listCalls({ id, assistantId, ...query }) {
      const named = [...calls.values()].filter(
        (call) =>
          (id === undefined || call.id === id) &&
          (assistantId === undefined || call.assistant.id === assistantId),
      )
      return structuredClone(listed(named, query))
    },
    async deleteCallsBefore(time) {
      const old = [...calls.values()].filter((call) => call.createdAt < time)
      for (const call of old) calls.delete(call.id)
      return old.length
    },
    async endAbandonedCalls({ status, updatedBefore, endedReason }) {
      const left = [...calls.values()].filter(
        (call) => call.status === status && call.updatedAt < updatedBefore,
      )
      for (const call of left) {
        calls.set(call.id, { ...call, status: 'ended', endedAt: call.updatedAt, endedReason })
      }
      return left.length
    },
    async putRoom(room) {
      rooms.set(room.tokenHash, { ...room })
    },
    async claimRoom(tokenHash, origin, now) {
      const room = rooms.get(tokenHash)
      if (!room || room.origin !== origin || room.expiresAt <= now) return undefined
      rooms.delete(tokenHash)
      return room
    },
    async deleteRoomsBefore(now) {
      for (const room of rooms.values()) if (room.expiresAt <= now) rooms.delete(room.tokenHash)
    },
    async putAssistant(assistant) {
      assistants.set(assistant.id, { ...assistant })
    },
    async getAssistant(id) {
      return structuredClone(assistants.get(id))
    },
    async listAssistants(query) {
      return structuredClone(listed([...assistants.values()], query))
    },
    async deleteAssistant(id) {
      return assistants.delete(id)
    },
  }
}

function listed<Item extends { createdAt: string; updatedAt: string }>(
  items: Item[],
  { limit, createdFrom = '', createdBefore, updatedFrom = '', updatedBefore }: ListQuery,
): Item[] {
  return items
    .filter(
      ({ createdAt, updatedAt }) =>
        createdAt >= createdFrom &&
        updatedAt >= updatedFrom &&
        (createdBefore === undefined || createdAt < createdBefore) &&
        (updatedBefore === undefined || updatedAt < updatedBefore),
    )
    .toReversed()
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, limit)
}
