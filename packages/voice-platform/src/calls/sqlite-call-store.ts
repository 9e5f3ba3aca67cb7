import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { AssistantRecord, CallListQuery, CallRecord, CallStore, RoomRecord } from './call-store.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS calls (id TEXT PRIMARY KEY, created_at TEXT NOT NULL, record TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS calls_by_time ON calls (created_at);
  CREATE INDEX IF NOT EXISTS calls_in_lists ON calls (created_at, record ->> '$.updatedAt');
  CREATE INDEX IF NOT EXISTS calls_by_assistant
    ON calls (record ->> '$.assistant.id', created_at, record ->> '$.updatedAt');
  CREATE TABLE IF NOT EXISTS rooms (
    token_hash TEXT PRIMARY KEY, call_id TEXT NOT NULL, origin TEXT, expires_at INTEGER NOT NULL, details TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS assistants (id TEXT PRIMARY KEY, created_at TEXT NOT NULL, record TEXT NOT NULL) STRICT;
`

const roomRow = v.object({
  token_hash: v.string(),
  call_id: v.string(),
  origin: v.nullable(v.string()),
  expires_at: v.number(),
  details: v.string(),
})
const recordRow = v.object({ record: v.string() })

/**
 * The standalone platform's own call store: one SQLite file. Its few small writes, two per call, run on the main loop.
 */
export function createSqliteCallStore(file: string): CallStore & { close(): void } {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
  database.exec(tables)

  function records<Kept>(sql: string, ...parameters: (string | number)[]): Kept[] {
    // Only this file writes these columns.
    return database
      .prepare(sql)
      .all(...parameters)
      .map((row) => JSON.parse(v.parse(recordRow, row).record) as Kept)
  }

  /** Looks for the calls or assistants in an index, without their records. */
  function list<Kept>(table: 'calls' | 'assistants', query: CallListQuery): Kept[] {
    const { limit, updatedBefore } = query
    const conditions: [condition: string, value: string | undefined][] = [
      ['id = ?', query.id],
      [`record ->> '$.assistant.id' = ?`, query.assistantId],
      ['created_at >= ?', query.createdFrom],
      ['created_at < ?', query.createdBefore],
      [`record ->> '$.updatedAt' >= ?`, query.updatedFrom],
      [`record ->> '$.updatedAt' < ?`, updatedBefore],
      // No record is updated before it is created, so this bound narrows the search in the index.
      ['created_at < ?', updatedBefore],
    ]
    const applied = conditions.filter((each): each is [string, string] => each[1] !== undefined)
    const where = applied.map(([condition]) => ` AND ${condition}`).join('')
    const order = 'ORDER BY created_at DESC, rowid DESC'
    return records(
      `SELECT record FROM ${table} WHERE rowid IN
         (SELECT rowid FROM ${table} WHERE true${where} ${order} LIMIT ?) ${order}`,
      ...applied.map(([, value]) => value),
      limit,
    )
  }

  async function getCall(id: string): Promise<CallRecord | undefined> {
    return records<CallRecord>('SELECT record FROM calls WHERE id = ?', id)[0]
  }

  return {
    async createCall(call) {
      database
        .prepare('INSERT INTO calls (id, created_at, record) VALUES (?, ?, ?)')
        .run(call.id, call.createdAt, JSON.stringify(call))
    },
    async updateCall(id, changes) {
      const call = await getCall(id)
      if (!call) return
      const record = JSON.stringify({ ...call, ...changes })
      database.prepare('UPDATE calls SET record = ? WHERE id = ?').run(record, id)
    },
    getCall,
    listCalls: async (query) => list<CallRecord>('calls', query),
    async deleteCallsBefore(time) {
      return Number(database.prepare('DELETE FROM calls WHERE created_at < ?').run(time).changes)
    },
    async endAbandonedCalls({ status, updatedBefore, endedReason }) {
      const { changes } = database
        .prepare(
          `UPDATE calls SET record = json_set(record,
             '$.status', 'ended', '$.endedAt', record ->> '$.updatedAt', '$.endedReason', ?)
           WHERE record ->> '$.status' = ? AND record ->> '$.updatedAt' < ?`,
        )
        .run(endedReason, status, updatedBefore)
      return Number(changes)
    },
    async putRoom({ tokenHash, callId, origin, expiresAt, details }) {
      database
        .prepare('INSERT OR REPLACE INTO rooms VALUES (?, ?, ?, ?, ?)')
        .run(tokenHash, callId, origin, expiresAt, details)
    },
    async claimRoom(tokenHash, origin, now): Promise<RoomRecord | undefined> {
      const row = database
        .prepare('DELETE FROM rooms WHERE token_hash = ? AND origin IS ? AND expires_at > ? RETURNING *')
        .get(tokenHash, origin, now)
      if (!row) return undefined
      const room = v.parse(roomRow, row)
      return {
        tokenHash: room.token_hash,
        callId: room.call_id,
        origin: room.origin,
        expiresAt: room.expires_at,
        details: room.details,
      }
    },
    async deleteRoomsBefore(now) {
      database.prepare('DELETE FROM rooms WHERE expires_at <= ?').run(now)
    },
    async putAssistant(assistant) {
      database
        .prepare(
          `INSERT INTO assistants (id, created_at, record) VALUES (?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET record = excluded.record`,
        )
        .run(assistant.id, assistant.createdAt, JSON.stringify(assistant))
    },
    getAssistant: async (id) => records<AssistantRecord>('SELECT record FROM assistants WHERE id = ?', id)[0],
    listAssistants: async (query) => list<AssistantRecord>('assistants', query),
    async deleteAssistant(id) {
      return database.prepare('DELETE FROM assistants WHERE id = ?').run(id).changes > 0
    },
    close: () => database.close(),
  }
}
