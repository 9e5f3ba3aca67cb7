import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallRecord } from '@frontdesk/voice-platform'
import { aCall } from '#server/testing/a-call.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { inBatches } from '#server/store/in-batches.ts'
import { collectQuestions, type QuestionPage, readUnanswered, unansweredIn } from './unanswered-questions.ts'
import { createVoiceCallStore } from './voice-call-store.ts'
import { updateVoiceCall } from './voice-call-transactions.ts'

const minute = (n: number) => new Date(Date.UTC(2026, 10, 22, 8, n)).toISOString()

const asked = (n: number, text: string) =>
  ({ role: 'user', text, at: minute(n), notUnderstood: true }) as const

describe.each(engines)('unanswered questions on %s', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())
  beforeEach(async () => void (await createVoiceCallStore(database).deleteCallsBefore('9999')))

  const hold = (id: string, ...transcript: CallRecord['transcript']) =>
    createVoiceCallStore(database).createCall(aCall(id, minute(0), { transcript }))
  const read = async (after: QuestionPage['next'] = null, limit = 500) =>
    database.read(readUnanswered, { after, limit, isDismissed: false })
  const listed = async () => (await read()).questions.map(({ question, times }) => ({ question, times }))

  it('are grouped, the most frequent first, without addresses and numbers', async () => {
    await hold('one', asked(0, '???'), asked(1, 'Do you sell shoes?'))
    await hold(
      'two',
      asked(4, 'Do you sell shoes?!'),
      asked(5, 'Write to anna@example.com or +1 555 010 2222 about boats'),
    )
    await hold('three', asked(8, 'do you sell shoes'), asked(9, 'Where do you park?'))
    const id = expect.stringMatching(/^[0-9a-f]{64}$/)
    expect(await read()).toEqual({
      next: null,
      questions: [
        {
          id,
          question: 'do you sell shoes',
          times: 3,
          lastAskedAt: minute(8),
          callIds: ['three', 'two', 'one'],
        },
        { id, question: 'Where do you park?', times: 1, lastAskedAt: minute(9), callIds: ['three'] },
        {
          id,
          question: 'Write to [e-mail] or [number] about boats',
          times: 1,
          lastAskedAt: minute(5),
          callIds: ['two'],
        },
      ],
    })
  })

  it('name the five newest calls', async () => {
    for (let call = 0; call < 7; call++)
      await hold(`call-${call}`, asked(call, 'Boats?'), asked(call, 'boats'))
    expect((await read()).questions).toMatchObject([
      { times: 14, callIds: ['call-6', 'call-5', 'call-4', 'call-3', 'call-2'] },
    ])
  })

  it('are read in pages, each question once', async () => {
    for (let call = 0; call < 5; call++) {
      const own = Array.from({ length: 20 }, (_, n) => asked(n % 3, `Question ${call} ${n}`))
      await hold(`call-${call}`, ...own, asked(9, 'The same?'))
    }
    const seen: string[] = []
    for (let after: QuestionPage['next'] | undefined; after !== null;) {
      const page = await read(after, 7)
      expect(page.questions.length).toBeLessThanOrEqual(7)
      seen.push(...page.questions.map(({ id }) => id))
      after = page.next
    }
    expect(seen).toHaveLength(100)
    expect(new Set(seen).size).toBe(100)
  })

  it('stay few and short, however much a hostile caller asks', async () => {
    const store = createVoiceCallStore(database)
    const most = Array.from({ length: 300 }, (_, call) => call)
    await inBatches(async (size) => {
      const calls = most.splice(0, size)
      await Promise.all(
        calls.map((call) => {
          const own = Array.from({ length: 30 }, (_, n) =>
            asked(call % 60, `${call} ${n} ${'long '.repeat(80)}`),
          )
          return store.createCall(aCall(`hostile-${call}`, minute(0), { transcript: own }))
        }),
      )
      return calls.length
    })
    let questions = 0
    for (let after: QuestionPage['next'] | undefined; after !== null;) {
      const page = await read(after)
      for (const { question } of page.questions) expect(question.length).toBeLessThanOrEqual(300)
      questions += page.questions.length
      after = page.next
    }
    // Those asked in the same minute as the last one that is kept are kept too.
    expect(questions).toBeGreaterThanOrEqual(5000)
    expect(questions).toBeLessThan(5500)
  })

  it('are stored when a call ends, and leave with its transcript', async () => {
    const store = createVoiceCallStore(database)
    await store.createCall(aCall('call', minute(0), { status: 'in-progress' }))
    const transcript = [asked(1, 'Boats?')]
    await store.updateCall('call', { transcript })
    expect(await listed()).toEqual([])
    for (let twice = 0; twice < 2; twice++) await store.updateCall('call', { status: 'ended', transcript })
    expect(await listed()).toEqual([{ question: 'Boats?', times: 1 }])
    await store.updateCall('call', { transcript: [] })
    expect(await listed()).toEqual([])
  })

  it('are collected of calls whose server died, once', async () => {
    const store = createVoiceCallStore(database)
    await store.createCall(
      aCall('call', minute(0), { transcript: [asked(1, 'Boats?')], status: 'in-progress' }),
    )
    await database.run(updateVoiceCall, { id: 'call', changes: { status: 'ended' } })
    expect(await listed()).toEqual([])
    expect(await database.run(collectQuestions, { most: 10 })).toBe(1)
    expect(await database.run(collectQuestions, { most: 10 })).toBe(0)
    expect(await listed()).toEqual([{ question: 'Boats?', times: 1 }])
  })
})

it.each([
  ['Ask anna@example.com.', 'Ask [e-mail].'],
  ['Ask anna . kern @ example . com please', 'Ask [e-mail] please'],
  ['Ask anna.kern (at) example.com', 'Ask [e-mail]'],
  ['Ask anna [at] example [dot] com', 'Ask [e-mail]'],
  ['Ask anna dot kern at example dot com', 'Ask [e-mail]'],
  ['Ask anna＠example.com', 'Ask [e-mail]'],
  ['Do you meet at noon? I am at work', 'Do you meet at noon? I am at work'],
  ['Call ٠٢٠ ٧٩٤٦ ٠٠٠٠', 'Call [number]'],
  ['Call ＋49 (30) 123-456', 'Call [number]'],
])('reads "%s" as "%s"', (text, question) => {
  expect(unansweredIn('call', JSON.stringify([asked(1, text)]))[0]?.question).toBe(question)
})

it('counts only what a visitor said and nothing answered', () => {
  const transcript = [
    { role: 'user', text: 'What do you offer?', at: minute(0) },
    { role: 'assistant', text: 'Pardon?', at: minute(0), notUnderstood: true },
    asked(1, 'Boats? "notUnderstood":true'),
  ]
  expect(unansweredIn('call', JSON.stringify(transcript))).toMatchObject([{ times: 1, asked_at: minute(1) }])
})
