import { expect, test } from 'vitest'
import { call } from '#platform/testing/call.ts'
import { answer, offer } from '#platform/testing/answer.ts'
import { text } from '#platform/testing/scripted-dialogue.ts'
import { createScriptedVoice } from '#platform/testing/scripted-voice.ts'

test('a number is spoken digit by digit, and captioned as written', async () => {
  const { heard, messages } = await call({ answer: () => [text('Call +1 202 010 1234.')] })
    .says(/AI assistant/)
    .hears('what is your number')
    .says(/1234/)
    .end()
  expect(heard).toContain('Call plus 1, 2 0 2, 0 1 0, 1 2 3 4.')
  expect(messages).toContainEqual({
    type: 'transcript',
    role: 'assistant',
    transcriptType: 'partial',
    transcript: 'Call +1 202 010 1234.',
  })
})

test('the answer is synthesised ahead while the visitor may continue', async () => {
  const steps: string[] = []
  await call({
    answer(turn) {
      steps.push('answered')
      return answer(turn)
    },
    firstSentence: ({ input }) => (input.type === 'user' ? `You said ${input.text}. And more.` : undefined),
    textToSpeech: {
      ...createScriptedVoice(),
      async prepare(words) {
        steps.push(words)
      },
    },
  })
    .says(/AI assistant/)
    .hears('hello')
    .says(/You said hello/)
    .end()
  expect(steps).toEqual(['You said hello.', 'answered'])
})

test('a voice that fails leaves the words as captions, and the call continues', async () => {
  const { faults, messages } = await call({
    answer,
    textToSpeech: {
      name: 'hoarse',
      synthesize: () => new ReadableStream({ start: (sound) => sound.error(new Error('no sound')) }),
    },
  })
    .says(/AI assistant/)
    .reads('what do you offer')
    .says(/We offer/)
    .end()
  expect(faults).toBeGreaterThan(0)
  expect(messages.at(-1)).not.toMatchObject({ status: 'ended' })
})

test('the browser’s own voice says the same words, and is interrupted the same way', async () => {
  const { heard, messages, turns } = await call({ answer, voice: 'browser' })
    .says(/^Hello, I am an AI assistant. How can I help you\?$/)
    .hears('what do you offer')
    .interruptedAfter('We offer customer')
    .hears('I meant the price')
    .says(/^We offer customer/)
    .says(/You said I meant the price/)
    .end()
  expect(heard).not.toContain('automation')
  expect(messages.filter(({ type }) => type === 'clear-audio')).toHaveLength(1)
  expect(turns[1]?.history.findLast(({ role }) => role === 'assistant')).toMatchObject({ interrupted: true })
})

test('when the browser fails in the middle of an answer, the platform repeats the broken clause and says the rest', async () => {
  const { heard, messages, transcript } = await call({ answer, voice: 'browser' })
    .says(/AI assistant/)
    .hears('what do you offer')
    .interruptedAfter('We offer customer')
    .receives({ type: 'voice', voice: 'platform' })
    .says(/kind of company\.$/)
    .hears('bye')
    .says(/Goodbye/)
    .end()
  expect(heard).toMatch(/We offer customer.* We offer customer support, appointment scheduling, and process/)
  expect(transcript?.[2]?.text).toBe(offer)
  const said = messages.flatMap((message) =>
    message.type === 'speech-update' && message.role === 'assistant' ? [message.status] : [],
  )
  expect(said).toEqual(['started', 'stopped', 'started', 'stopped', 'started', 'stopped'])
})

test('a browser that stays silent is not waited for', async () => {
  const { heard } = await call({ answer, voice: 'browser', browserStaysSilent: true })
    .says(/AI assistant. How can I help you\?$/)
    .end()
  expect(heard).toMatch(/^Hello, I am an AI assistant\. How can I help you\?$/)
})

test('a browser does not count as silent while its connection is down', async () => {
  const { heard, messages } = await call({
    async *answer() {
      for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => setImmediate(resolve))
      yield text('Here I am again.')
    },
    voice: 'browser',
    limits: { reconnectSeconds: 120 },
  })
    .says(/AI assistant/)
    .reads('hello')
    .dropsFor(60_000)
    .says(/Here I am again/)
    .end()
  expect(heard).toMatch(/Here I am again\.$/)
  expect(messages).toContainEqual(expect.objectContaining({ type: 'speak', text: 'Here I am again.' }))
})
