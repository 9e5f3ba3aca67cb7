import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asked } from '#server/voice/knowledge/asked.ts'
import { aCall } from '#server/testing/a-call.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { aVisitor, signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { maxAnswers, type Questions, type TaughtAnswer } from '#contract/desk/questions.ts'
import { saveAnswer } from './question-transactions.ts'
import { listAudit } from '#server/store/audit-transactions.ts'
import { listDismissedQuestions } from '#server/voice/calls/unanswered-questions.ts'
import { createVoiceCallStore } from '#server/voice/calls/voice-call-store.ts'

const path = '/api/desk/questions'

describe.each(engines)('What was not understood on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database)
    ada = await signedIn(desk, { email: 'ada@agency.example', name: 'Ada' })
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })
  beforeEach(async () => {
    await createVoiceCallStore(database).deleteCallsBefore('9999')
    for (const { id } of (await read()).answers) await ada.send('DELETE', `${path}/answers/${id}`, null)
  })

  let made = 0
  /** A call in which these were asked; what begins with a star was understood. */
  async function hold(...questions: string[]): Promise<string> {
    made += 1
    const id = `call-${made}`
    const at = new Date(Date.UTC(2026, 2, 10) + made * 60_000).toISOString()
    const transcript = questions.map((text) => ({
      role: 'user' as const,
      text: text.replace(/^\*/, ''),
      ...(!text.startsWith('*') && { notUnderstood: true as const }),
      at,
    }))
    await createVoiceCallStore(database).createCall(aCall(id, at, { transcript }))
    return id
  }
  const read = async () => (await (await ada.get(path)).json()) as Questions
  const teach = (fields: object) =>
    ada.send('POST', `${path}/answers`, {
      question: 'Do you sell boats?',
      waysToAsk: [],
      answer: 'No.',
      ...fields,
    })

  it('counts each question, except those that were understood or that the content answers now', async () => {
    const known = asked[0]?.asked[0] ?? ''
    const first = await hold('Do you sell boats?', '*What do you offer?', known)
    const second = await hold('do you sell boats', 'Call +49 30 1234567 about "notUnderstood":true')
    expect((await read()).open).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        question: 'do you sell boats',
        times: 2,
        lastAskedAt: expect.any(String),
        callIds: [second, first],
      },
      {
        id: expect.any(String),
        question: 'Call [number] about "notUnderstood":true',
        times: 1,
        lastAskedAt: expect.any(String),
        callIds: [second],
      },
    ])
  })

  it('reads more calls than at once', async () => {
    for (let n = 0; n < 120; n += 1) await hold('Do you sell boats?', '*hello')
    await hold('*Only what was understood')
    expect((await read()).open).toMatchObject([{ times: 120 }])
  })

  it('takes a question off the list once it has an answer, and puts it back when the answer is deleted', async () => {
    await hold('Do you sell boats?', 'any ships?')
    const response = await teach({ waysToAsk: [' Any   ships ', 'vessels'], answer: 'No,\nonly “answers”.' })
    expect(response.status).toBe(201)
    const answer = (await response.json()) as TaughtAnswer
    expect(answer).toMatchObject({
      question: 'Do you sell boats?',
      waysToAsk: ['Any ships', 'vessels'],
      answer: 'No, only “answers”.',
      by: { name: 'Ada' },
    })
    expect(await read()).toEqual({ open: [], nextCursor: null, dismissed: [], answers: [answer] })

    expect((await ada.send('DELETE', `${path}/answers/${answer.id}`, null)).status).toBe(204)
    expect((await read()).open).toHaveLength(2)
    expect((await ada.send('DELETE', `${path}/answers/${answer.id}`, null)).status).toBe(404)
  })

  it('hides an entry that is not a question from everybody, until it is restored', async () => {
    const call = await hold('asdf jkl', 'Do you sell boats?')
    const { id = '' } = (await read()).open.find(({ question }) => question === 'asdf jkl') ?? {}
    for (let twice = 0; twice < 2; twice += 1)
      expect((await ada.send('PUT', `${path}/dismissed/${id}`, null)).status).toBe(204)
    await hold('asdf jkl?')
    const bob = await signedIn(desk, { email: `bob.${call}@agency.example`, name: 'Bob' })
    const seen = (await (await bob.get(path)).json()) as Questions
    expect(seen.open).toMatchObject([{ question: 'Do you sell boats?' }])
    expect(seen.dismissed).toMatchObject([{ id, question: 'asdf jkl?', times: 2, by: { name: 'Ada' } }])

    const putBack = () => bob.send('DELETE', `${path}/dismissed/${id}`, null)
    expect([(await putBack()).status, (await putBack()).status]).toEqual([204, 404])
    expect(await read()).toMatchObject({ open: [{ times: 2 }, { times: 1 }], dismissed: [] })
    expect((await ada.send('PUT', `${path}/dismissed/nobody`, null)).status).toBe(404)
    const entries = await desk.run(listAudit, { before: null, limit: 200 })
    expect(entries.filter(({ subject }) => subject.id === id).map(({ action }) => action)).toEqual([
      'question.restored',
      'question.dismissed',
    ])
  })

  it('keeps nothing of a dismissed question once its calls are deleted', async () => {
    await hold('My name is Grace Hopper')
    const [asked] = (await read()).open
    await ada.send('PUT', `${path}/dismissed/${asked?.id}`, null)
    expect((await read()).dismissed).toHaveLength(1)
    await createVoiceCallStore(database).deleteCallsBefore('9999')
    expect((await read()).dismissed).toEqual([])
    expect(JSON.stringify(await desk.run(listDismissedQuestions, undefined))).not.toMatch(/grace/i)
  })

  it('lets anybody on the team change an answer', async () => {
    const { id } = (await (await teach({})).json()) as TaughtAnswer
    const bob = await signedIn(desk, { email: `bob.${id}@agency.example`, name: 'Bob' })
    const changed = { question: 'Boats?', waysToAsk: ['ships?'], answer: 'One, on Fridays.' }
    expect((await bob.send('PUT', `${path}/answers/${id}`, changed)).status).toBe(200)
    expect((await read()).answers).toMatchObject([{ id, ...changed, by: { name: 'Bob' } }])
    expect((await bob.send('PUT', `${path}/answers/nobody`, changed)).status).toBe(404)
  })

  it.each([
    [{ question: ' ' }, 'question'],
    [{ question: '???' }, 'question'],
    [{ question: 'x'.repeat(301) }, 'question'],
    [{ answer: 'x'.repeat(1001) }, 'answer'],
    [{ answer: undefined }, 'answer'],
    [{ waysToAsk: Array.from({ length: 21 }, (_, n) => `way ${n}`) }, 'waysToAsk'],
    [{ waysToAsk: ['fine', ''] }, 'waysToAsk.1'],
  ])('refuses an answer that does not fit: %j', async (fields, field) => {
    const response = await teach(fields)
    expect(response.status).toBe(422)
    expect((await response.json()) as object).toMatchObject({ errors: { [field]: expect.any(String) } })
    expect((await read()).answers).toEqual([])
  })

  it('keeps one answer for a question', async () => {
    expect((await teach({})).status).toBe(201)
    expect((await teach({ question: 'do you sell BOATS' })).status).toBe(409)
    const { id } = (await (await teach({ question: 'Ships?' })).json()) as TaughtAnswer
    const same = { question: 'Do you sell boats', waysToAsk: [], answer: 'No.' }
    expect((await ada.send('PUT', `${path}/answers/${id}`, same)).status).toBe(409)
  })

  it('limits the number of answers', async () => {
    const answer = { waysToAsk: [], answer: 'Yes.' }
    for (let n = 0; n < maxAnswers; n += 1) {
      await database.run(saveAnswer, {
        id: null,
        answer: { ...answer, question: `Question ${n}` },
        staffId: 'ada',
        now: '2026-03-10T09:00:00.000Z',
      })
    }
    const refused = await teach({})
    expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
      409,
      expect.stringContaining(String(maxAnswers)),
    ])
  })

  it('records each change and its subject, but none of its text', async () => {
    const { id } = (await (await teach({ question: 'Who is Grace Hopper?' })).json()) as TaughtAnswer
    await ada.send('PUT', `${path}/answers/${id}`, { question: 'Grace?', waysToAsk: [], answer: 'A person.' })
    await ada.send('DELETE', `${path}/answers/${id}`, null)
    const entries = await desk.run(listAudit, { before: null, limit: 200 })
    expect(entries.filter(({ subject }) => subject.id === id).map(({ action }) => action)).toEqual([
      'answer.deleted',
      'answer.changed',
      'answer.added',
    ])
    expect(JSON.stringify(entries)).not.toContain('Grace')
  })

  it('returns nothing to a stranger', async () => {
    const stranger = aVisitor(desk)
    for (const suffix of ['', '/answers.txt']) expect((await stranger.get(path + suffix)).status).toBe(401)
    expect((await stranger.get('/api/desk/calls')).status).toBe(401)
    expect((await stranger.send('POST', `${path}/answers`, {})).status).toBe(401)
  })
})
