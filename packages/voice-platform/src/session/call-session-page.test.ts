import { expect, test } from 'vitest'
import { call } from '#platform/testing/call.ts'
import { answer } from '#platform/testing/answer.ts'

test('the page does what the assistant requests, and the assistant receives the result', async () => {
  const { turns, messages, transcript } = await call({ answer })
    .says(/AI assistant/)
    .hears('the form please')
    .sends(({ type }) => type === 'tool-calls')
    .receives({ type: 'tool-call-result', toolCallId: '1', result: 'all filled in' })
    .says(/^One moment. The page said all filled in.$/)
    .receives({ type: 'end-call' })
    .end()
  expect(turns[1]?.history.at(-1)).toEqual({
    role: 'tool',
    toolCallId: '1',
    name: 'fill_in_form',
    content: 'all filled in',
  })
  // The transcript keeps the tool's name, not its arguments.
  expect(transcript?.map(({ role, text }) => `${role}: ${text}`)).toContainEqual('tool: fill_in_form')
  expect(
    messages.some((message) => message.type === 'transcript' && /fill_in/.test(message.transcript)),
  ).toBe(false)
})

test('a page that does not answer does not hold up the call', async () => {
  await call({ answer })
    .says(/AI assistant/)
    .hears('the form please')
    .says(/The page said nothing/)
    .end()
})

test('a note of the page is not answered, but known later', async () => {
  const { turns } = await call({ answer })
    .says(/AI assistant/)
    .receives({
      type: 'add-message',
      message: { role: 'user', content: 'I am on the pricing page' },
      triggerResponseEnabled: false,
    })
    .reads('what do you offer')
    .says(/We offer/)
    .end()
  expect(turns).toHaveLength(1)
  expect(turns[0]?.history.at(-1)).toEqual({ role: 'user', content: 'I am on the pricing page' })
})

test('the page may let the assistant say something and hang up', async () => {
  const { ended } = await call({ answer })
    .says(/AI assistant/)
    .receives({ type: 'say', message: 'That was all.', endCallAfterSpoken: true })
    .says(/That was all/)
    .end()
  expect(ended).toBe('assistant-ended-call')
})

test('words that the page lets the assistant say are marked as the visitor’s, even in the middle of an answer', async () => {
  const { messages, transcript } = await call({ answer })
    .says(/AI assistant/)
    .receives({ type: 'say', message: 'Everything is free.' })
    .says(/free/)
    .reads('what do you offer')
    .interruptedAfter('We offer')
    .receives({ type: 'say', message: 'And it is free.' })
    .says(/every kind of company. And it is free/)
    .reads('hello')
    .says(/You said hello/)
    .receives({ type: 'end-call' })
    .end()
  expect(transcript?.map(({ role, saidFor }) => saidFor ?? role)).toEqual([
    'assistant',
    'visitor',
    'user',
    'visitor',
    'user',
    'assistant',
  ])
  // The visitor reads the same text.
  expect(JSON.stringify(messages)).not.toContain('saidFor')
})

test('a sentence that must be heard is not cut off; the visitor’s words are answered after it', async () => {
  const { messages } = await call({ answer })
    .says(/AI assistant/)
    .receives({
      type: 'say',
      message: 'This call is about your account and is important.',
      interruptionsEnabled: false,
    })
    .interruptedAfter('about your account')
    .hears('what do you offer')
    .says(/is important\.$/)
    .says(/We offer/)
    .end()
  expect(messages.some(({ type }) => type === 'clear-audio')).toBe(false)
})
