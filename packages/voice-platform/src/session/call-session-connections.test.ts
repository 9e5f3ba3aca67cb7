import { expect, test } from 'vitest'
import { call } from '#platform/testing/call.ts'
import { answer, offer } from '#platform/testing/answer.ts'
import { text } from '#platform/testing/scripted-dialogue.ts'

test('a connection that drops for a moment continues where it was', async () => {
  const { messages, heard } = await call({ answer })
    .says(/AI assistant/)
    .hears('what do you offer')
    .interruptedAfter('We offer customer')
    .dropsFor(3_000)
    .says(/process automation/)
    .hears('what do you offer')
    .says(/We offer/)
    .end()
  expect(messages.filter(({ type }) => type === 'ready')).toMatchObject([
    { resumed: false },
    { resumed: true },
  ])
  expect(heard).toContain('process automation for every kind of company.')
})

test('words that were lost on a dead connection are said again on the next one', async () => {
  const { heard } = await call({ answer })
    .says(/AI assistant/)
    .reads('what do you offer')
    .swallowsFor(1_000)
    .says(/process automation/)
    .end()
  expect(heard).toMatch(/We offer customer support.*process automation for every kind of company/)
})

test('an answer whose rest was lost on a dead connection is repeated from where it stopped, though nobody noticed for seconds', async () => {
  const { heard, messages } = await call({ answer })
    .says(/AI assistant/)
    .reads('what do you offer')
    .interruptedAfter('We offer customer support,')
    .swallowsFor(12_000)
    .says(/process automation/)
    .end()
  expect(heard).toMatch(
    /We offer customer support, (?:support, )?appointment scheduling,.* every kind of company\.$/,
  )
  const said = { type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: offer }
  const afterReturn = messages.slice(messages.findLastIndex(({ type }) => type === 'ready'))
  expect(afterReturn).toContainEqual(said)
})

test('a long answer waits for a silent connection, and is not cut short by it', async () => {
  const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
  const { heard } = await call({ answer: () => [text(`${long}.`)] })
    .says(/AI assistant/)
    .reads('hello')
    .interruptedAfter('word5')
    .swallowsFor(16_000)
    .says(/word59/)
    .end()
  expect(heard.split(' ')).toEqual(expect.arrayContaining(long.split(' ').slice(0, -1)))
})

test('a device that takes the sound away does not stop the conversation', async () => {
  const { transcript } = await call({ answer })
    .says(/AI assistant/)
    .reads('what do you offer')
    .interruptedAfter('We offer customer support,')
    .losesSound()
    .says(/process automation/)
    .reads('bye')
    .says(/Goodbye/)
    .end()
  expect(transcript?.at(-3)?.text).toBe(offer)
})

test('a client learns which of its messages arrived, on any connection', async () => {
  const { messages } = await call({ answer, limits: { heartbeatSeconds: 2 } })
    .says(/AI assistant/)
    .reads('what do you offer')
    .receives({ type: 'mute', muted: true })
    .dropsFor(1_000)
    .reads('hello')
    .waits(3_000)
    .end()
  expect(messages.flatMap((message) => (message.type === 'ready' ? [message.received] : []))).toEqual([0, 2])
  expect(messages.findLast(({ type }) => type === 'heartbeat')).toMatchObject({ received: 3 })
})

test('the platform sends heartbeats at a steady pace, whether anybody speaks or not', async () => {
  const { messages } = await call({ answer, limits: { heartbeatSeconds: 2 } })
    .says(/AI assistant/)
    .dropsFor(5_000)
    .waits(9_000)
    .end()
  const back = messages.findLastIndex(({ type }) => type === 'ready')
  expect(messages[back]).toMatchObject({ heartbeatMilliseconds: 2_000 })
  expect(messages.slice(back).filter(({ type }) => type === 'heartbeat')).toHaveLength(4)
})

test('a connection that stays away ends the call', async () => {
  const { ended } = await call({ answer })
    .says(/AI assistant/)
    .dropsFor(10_100)
    .end()
  expect(ended).toBe('connection-lost')
})
