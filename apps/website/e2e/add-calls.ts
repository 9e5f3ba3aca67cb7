import type { CallRecord } from '@frontdesk/voice-platform'
import { openStore } from '#server/store/open-store.ts'
import { createVoiceCallStore } from '#server/voice/calls/voice-call-store.ts'

/** A call that has ended, begun some minutes ago. `said`: whose words, and the words, by default four seconds apart. */
export type HeldCall = Partial<CallRecord> & {
  minutesAgo: number
  secondsApart?: number
  said?: readonly (readonly ['user' | 'assistant' | 'tool' | 'not-understood', string])[]
}

/** Puts calls into the store of a site that runs, as its platform does: for screens that are about calls, and not about calling. */
export async function addCalls(dataDir: string, held: readonly HeldCall[]): Promise<string[]> {
  await using store = await openStore({ DATABASE_URL: undefined, DATA_DIR: dataDir }, 'write')
  const calls = createVoiceCallStore(store)
  const records = held.map(recordOf)
  for (const record of records) await calls.createCall(record)
  return records.map(({ id }) => id)
}

function recordOf({ minutesAgo, secondsApart = 4, said = [], ...changes }: HeldCall): CallRecord {
  const begin = Date.now() - minutesAgo * 60_000
  const at = (seconds: number) => new Date(begin + seconds * 1000).toISOString()
  const end = said.length * secondsApart + 6
  return {
    id: crypto.randomUUID(),
    type: 'webCall',
    status: 'ended',
    assistant: { name: 'Assistant' },
    page: '/',
    createdAt: at(0),
    updatedAt: at(end),
    startedAt: at(2),
    endedAt: at(end),
    endedReason: 'customer-ended-call',
    transcript: said.map(([who, text], index) => ({
      role: who === 'not-understood' ? 'user' : who,
      text,
      ...(who === 'not-understood' && { notUnderstood: true }),
      at: at(index * secondsApart + 4),
    })),
    ...changes,
  }
}
