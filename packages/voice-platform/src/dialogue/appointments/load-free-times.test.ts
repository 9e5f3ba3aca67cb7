import { expect, it } from 'vitest'
import type {
  ConversationMessage,
  DialogueEvent,
  DialogueTurn,
} from '#platform/providers/dialogue-provider.ts'
import type { VoiceLog } from '#platform/providers/voice-providers.ts'
import { createConciergeProvider } from '../create-concierge-provider.ts'
import { harbour } from '../evaluation/harbour.ts'
import type { ReadFreeTimes } from './load-free-times.ts'

const knowledge = {
  ...harbour,
  appointments: [{ slug: 'demo', name: 'A demonstration', by: 'phone' as const, timeZone: 'Europe/Berlin' }],
}
const soon = new Date(Math.ceil(Date.now() / 86_400_000 + 3) * 86_400_000).toISOString()

/** A call on a page that can take a time. */
function open(readFreeTimes: ReadFreeTimes, variables: Record<string, string> = {}, log?: VoiceLog) {
  const dialogue = createConciergeProvider(knowledge, readFreeTimes, log).openDialogue({
    callId: '1',
    assistantName: 'Ada',
    variables,
  })
  const history: ConversationMessage[] = []
  const turnOf = (text: string): DialogueTurn => ({
    history: [...history],
    input: { type: 'user', text, by: 'speech' },
    tools: [{ name: 'choose_time', description: '', parameters: {} }],
    signal: new AbortController().signal,
  })
  return {
    begins: (text: string) => dialogue.firstSentence?.(turnOf(text)),
    async says(text: string): Promise<{ said: string; events: DialogueEvent[] }> {
      const events: DialogueEvent[] = []
      for await (const event of dialogue.respond(turnOf(text))) events.push(event)
      const said = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
      history.push({ role: 'user', content: text }, { role: 'assistant', content: said })
      return { said, events }
    },
  }
}

it('reads the free times for the turns about them only, each time again', async () => {
  let reads = 0
  const call = open(async () => {
    reads += 1
    return [soon]
  })
  await call.says('What services do you offer?')
  expect(reads).toBe(0)
  // What begins to be spoken before the turn is over must not depend on them.
  expect(call.begins('what is your next free time?')).toBeUndefined()
  expect((await call.says('what is your next free time?')).said).toMatch(/Shall I take it/)
  expect((await call.says('What services do you offer?')).said).toMatch(/Support/)
  expect(reads).toBe(1)
  const { events } = await call.says('yes')
  expect(reads).toBe(2)
  expect(events).toContainEqual(
    expect.objectContaining({ call: expect.objectContaining({ name: 'choose_time' }) }),
  )
})

it('tells times in the zone that the page sent with the call, if there is such a zone', async () => {
  const inTokyo = open(async () => [soon], { timeZone: 'Asia/Tokyo' })
  expect((await inTokyo.says('next free time?')).said).toMatch(/09:00, Japan Standard Time/)
  const nowhere = open(async () => [soon], { timeZone: 'Moon/Base' })
  expect((await nowhere.says('next free time?')).said).toMatch(/Central European/)
})

it('says that it cannot see the times when they cannot be read', async () => {
  const logged: unknown[] = []
  const warn = (message: string) => void logged.push(message)
  const call = open(
    async () => {
      throw new Error('The store is away')
    },
    {},
    { info: warn, warn, error: warn },
  )
  expect((await call.says('next free time?')).said).toMatch(/can’t see the free times/)
  expect(logged).toEqual([expect.stringMatching(/free times could not be read/)])
})
