import { expect, test } from 'vitest'
import { call } from '#platform/testing/call.ts'
import { answer, offer } from '#platform/testing/answer.ts'
import { createScriptedVoice } from '#platform/testing/scripted-voice.ts'

test('the assistant says that it is an AI before it is asked, hears, answers and hangs up', async () => {
  const { ended, transcript } = await call({ answer })
    .says(/I am an AI assistant/)
    .hears('what do you offer')
    .says(/process automation/)
    .hears('bye')
    .says(/Goodbye/)
    .end()
  expect(ended).toBe('assistant-ended-call')
  expect(transcript?.map(({ role, text: words }) => `${role}: ${words}`)).toEqual([
    'assistant: Hello, I am an AI assistant. How can I help you?',
    'user: what do you offer',
    `assistant: ${offer}`,
    'user: bye',
    'assistant: Goodbye!',
  ])
})

test('a greeting is shown sentence by sentence, as answers are', async () => {
  const { messages } = await call({ answer })
    .says(/help you\?$/)
    .end()
  const shown = messages.flatMap((message) => (message.type === 'transcript' ? [message.transcript] : []))
  expect(shown.slice(0, 2)).toEqual([
    'Hello, I am an AI assistant.',
    'Hello, I am an AI assistant. How can I help you?',
  ])
})

test('a visitor who talks over the answer silences it, and only what was heard counts as said', async () => {
  const { messages, heard, turns } = await call({ answer })
    .says(/AI assistant/)
    .hears('what do you offer')
    .interruptedAfter('We offer customer')
    .hears('I meant the price')
    .says(/^We offer customer/)
    .says(/You said I meant the price/)
    .end()
  expect(messages.filter(({ type }) => type === 'clear-audio')).toHaveLength(1)
  expect(heard).not.toContain('automation')
  const said = turns[1]?.history.findLast(({ role }) => role === 'assistant')
  expect(said).toMatchObject({ interrupted: true })
  expect(said?.content).toMatch(/^We offer customer/)
  expect(offer.startsWith(said?.content ?? 'x')).toBe(true)
  expect(heard).toContain(said?.content.split(' ').slice(0, 3).join(' '))
})

test('typed words are answered in sound, and interrupt as well', async () => {
  const { heard, messages } = await call({ answer })
    .says(/AI assistant/)
    .reads('what do you offer')
    .interruptedAfter('We offer')
    .reads('something else')
    .says(/You said something else/)
    .end()
  expect(heard).toMatch(/You said something else\.$/)
  expect(messages).toContainEqual({ type: 'clear-audio' })
})

test('an answer that is interrupted before a word was heard was not said, and its caption is removed', async () => {
  const { messages, transcript } = await call({ answer })
    .waits(200)
    .receives({ type: 'say', message: 'Here is the form.', interruptAssistantEnabled: true })
    .says(/Here is the form/)
    .receives({ type: 'end-call' })
    .end()
  const captions = messages.filter((message) => message.type === 'transcript')
  expect(captions.slice(0, 3)).toMatchObject([
    { transcriptType: 'partial', transcript: 'Hello, I am an AI assistant.' },
    { transcriptType: 'final', transcript: '' },
    { transcriptType: 'partial', transcript: 'Here is the form.' },
  ])
  expect(transcript?.map(({ text: words }) => words)).toEqual(['Here is the form.'])
})

test('what is typed leaves the sentence that is shown, which the visitor has read', async () => {
  const { turns, transcript } = await call({ answer })
    .waits(200)
    .reads('what do you offer')
    .says(new RegExp(offer))
    .receives({ type: 'end-call' })
    .end()
  expect(transcript?.map(({ text: words }) => words)).toEqual([
    'Hello, I am an AI assistant.',
    'what do you offer',
    offer,
  ])
  expect(turns[0]?.history[0]).toMatchObject({ content: 'Hello, I am an AI assistant.', interrupted: true })
})

test('a model that fails causes an apology, and the call continues', async () => {
  const { faults } = await call({ answer })
    .says(/AI assistant/)
    .hears('break')
    .says(/something went wrong on my side/)
    .hears('what do you offer')
    .says(/We offer/)
    .end()
  expect(faults).toBe(1)
})

test('hanging up in the middle of an answer keeps what was heard', async () => {
  const { ended, transcript } = await call({ answer, textToSpeech: createScriptedVoice() })
    .says(/AI assistant/)
    .reads('what do you offer')
    .waits(1_000)
    .receives({ type: 'end-call' })
    .end()
  expect(ended).toBe('customer-ended-call')
  expect(transcript?.at(-1)?.text).toMatch(/^We offer/)
  expect(transcript?.at(-1)?.text).not.toMatch(/company/)
})
