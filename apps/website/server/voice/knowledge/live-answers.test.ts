import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinCall } from '@frontdesk/voice-platform/testing/test-visitor.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from '#server/runtime/config.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { startPostgres } from '#server/store/testing/start-postgres.ts'
import { createLog } from '#server/runtime/log.ts'
import { startServer } from '#server/start-server.ts'
import { deleteAnswer, saveAnswer } from '#server/desk/questions/question-transactions.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

let store: TestDatabase
/** Two servers on one PostgreSQL. */
let instances: string[]
beforeAll(async () => {
  const postgres = await startPostgres()
  cleanUps.push(() => postgres.stop())
  store = await openTestDatabase('postgres', { databaseUrl: postgres.url })
  cleanUps.push(() => store.close())
  instances = [await startInstance(postgres.url), await startInstance(postgres.url)]
})

async function startInstance(databaseUrl: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-instance-'))
  const lines: string[] = []
  const server = await startServer({
    config: readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    log: createLog((line) => lines.push(line)),
    signal: new AbortController().signal,
  })
  cleanUps.push(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true })
  })
  await vi.waitFor(() => expect(lines.join()).toContain('the voice platform is ready'), 60_000)
  return server.address
}

/** Begins a call. @returns the beginning of the assistant's answer */
async function call(address: string) {
  const made = await fetch(`${address}/voice/call/web`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  const { webCallUrl } = (await made.json()) as { webCallUrl: string }
  return async () => {
    const visitor = await joinCall(webCallUrl)
    return async (question: string): Promise<string> => {
      const from = visitor.messages.length
      visitor.send({ type: 'add-message', message: { role: 'user', content: question } })
      await visitor.message(
        'transcript',
        ({ role, transcript }) => role === 'user' && transcript === question,
      )
      const asked = visitor.messages.findLastIndex(
        (each) => each.type === 'transcript' && each.role === 'user',
      )
      const { transcript } = await visitor.message(
        'transcript',
        (each) => each.role === 'assistant' && each.transcript !== '',
        Math.max(from, asked + 1),
      )
      return transcript
    }
  }
}

const teach = (id: string | null, answer: string) =>
  store.run(saveAnswer, {
    id,
    answer: { question: 'Do you rent zebras?', waysToAsk: ['zebra rental'], answer },
    staffId: 'ada',
    now: new Date().toISOString(),
  })

it('is known to the next call on every instance, but to no current one', async () => {
  const [here = '', there = ''] = instances
  const question = 'do you rent zebras'
  const running = await (await call(there))()
  expect(await running(question)).not.toContain('Zebras')
  // This room is created before the answer, and entered after it.
  const enterLate = await call(there)

  const saved = await teach(null, 'Zebras leave on Mondays.')
  if (saved.outcome !== 'saved') throw new Error(saved.outcome)
  for (const address of [here, there]) {
    expect(await (await (await call(address))())(question)).toBe('Zebras leave on Mondays.')
  }
  expect(await (await enterLate())('zebra rental')).toBe('Zebras leave on Mondays.')
  expect(await running(question)).not.toContain('Zebras')

  await teach(saved.answer.id, 'Zebras have left.')
  expect(await (await (await call(there))())(question)).toBe('Zebras have left.')
  await store.run(deleteAnswer, { id: saved.answer.id, staffId: 'ada', now: new Date().toISOString() })
  expect(await (await (await call(here))())(question)).not.toContain('Zebras')
})
