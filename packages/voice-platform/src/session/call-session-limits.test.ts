import { expect, test } from 'vitest'
import { call } from '#platform/testing/call.ts'
import { answer, offer } from '#platform/testing/answer.ts'
import { text } from '#platform/testing/scripted-dialogue.ts'

test('a call with more text than anybody says is ended', async () => {
  const { ended, transcript } = await call({ answer, limits: { transcriptCharacters: 500 } })
    .says(/AI assistant/)
    .reads('what do you offer '.repeat(40))
    .end()
  expect(ended).toBe('protocol-violation')
  expect(JSON.stringify(transcript)).not.toContain('what do you offer')
})

test('a visitor who types six questions in a row gets answers, and one more each second', async () => {
  const fast = call({ answer }).says(/AI assistant/)
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six']) fast.reads(word)
  for (const word of ['seven', 'eight', 'nine']) fast.waits(1_000).reads(word)
  const { ended, turns } = await fast.says(/You said nine/).end()
  expect(ended).toBeUndefined()
  expect(turns).toHaveLength(9)
})

test.each([
  ['typed', { type: 'add-message', message: { role: 'user', content: 'what do you offer' } }],
  ['recognised', { type: 'recognition', transcriptType: 'final', transcript: 'what do you offer' }],
] as const)(
  'questions %s faster than anybody asks are refused, and the call goes on',
  async (_how, question) => {
    const flood = call({ answer }).says(/AI assistant/)
    for (let time = 0; time < 7; time += 1) flood.receives(question)
    const { ended, messages, turns } = await flood.end()
    expect(ended).toBeUndefined()
    expect(messages).toContainEqual(
      expect.objectContaining({ type: 'error', reason: 'message-too-fast', messageType: question.type }),
    )
    expect(turns).toHaveLength(6)
  },
)

test('what a page has said beyond what fits into a call is refused', async () => {
  const say = { type: 'say', message: 'word '.repeat(200) } as const
  const page = call({ answer })
    .says(/AI assistant/)
    .receives(say)
  for (let time = 0; time < 10; time += 1) page.receives(say)
  const refusal = expect.objectContaining({ type: 'error', messageType: 'say' }) as unknown
  expect((await page.end()).messages).not.toContainEqual(refusal)

  const flood = call({ answer })
    .says(/AI assistant/)
    .receives(say)
  for (let time = 0; time < 11; time += 1) flood.receives(say)
  const { ended, messages } = await flood.end()
  expect(ended).toBeUndefined()
  expect(messages).toContainEqual(refusal)
})

test('a silent visitor is asked once, then the call ends', async () => {
  const { ended } = await call({ answer })
    .says(/AI assistant/)
    .says(/Are you still there/)
    .says(/hanging up/)
    .end()
  expect(ended).toBe('silence-timed-out')
})

test('the answer to an interruption is not taken for silence, however long it is', async () => {
  const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
  const { transcript } = await call({
    answer: ({ input }) => [text(input.type === 'user' && input.text === 'more' ? `${long}.` : offer)],
    limits: { silenceSeconds: 3 },
  })
    .says(/AI assistant/)
    .reads('what do you offer')
    .interruptedAfter('We offer customer')
    .reads('more')
    .says(/word39/)
    .says(/Are you still there/)
    .receives({ type: 'end-call' })
    .end()
  expect(transcript?.map(({ text: words }) => words)).toContain(`${long}.`)
})

test('a call ends at its maximum length, and says so', async () => {
  const { ended } = await call({ answer, limits: { callSeconds: 20 } })
    .says(/AI assistant/)
    .says(/Our time is up/)
    .end()
  expect(ended).toBe('exceeded-max-duration')
})

test('a voice that hangs does not keep a finished call open', async () => {
  const { ended } = await call({
    answer,
    limits: { callSeconds: 5 },
    textToSpeech: {
      name: 'stuck',
      synthesize: () => new ReadableStream(),
    },
  })
    .waits(30_000)
    .end()
  expect(ended).toBe('exceeded-max-duration')
})
