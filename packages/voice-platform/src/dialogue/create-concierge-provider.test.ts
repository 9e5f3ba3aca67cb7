import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type {
  ConversationMessage,
  Dialogue,
  DialogueEvent,
  DialogueTurn,
} from '#platform/providers/dialogue-provider.ts'
import { createConciergeProvider, prepareConciergeProvider } from './create-concierge-provider.ts'
import { harbour } from './evaluation/harbour.ts'
import { normalise } from './words.ts'

const tools = ['fill_consultation_form', 'scroll_to_section', 'open_page'].map((name) => ({
  name,
  description: '',
  parameters: {},
}))

function open(): Dialogue {
  return createConciergeProvider(() => harbour).openDialogue({
    callId: '1',
    assistantName: 'Ada',
    variables: {},
  })
}

function said(
  text: string,
  history: readonly ConversationMessage[] = [],
  signal = new AbortController().signal,
): DialogueTurn {
  return { history, input: { type: 'user', text, by: 'keyboard' }, tools, signal }
}

async function events(dialogue: Dialogue, turn: DialogueTurn): Promise<DialogueEvent[]> {
  const heard: DialogueEvent[] = []
  for await (const event of dialogue.respond(turn)) heard.push(event)
  return heard
}

function textOf(heard: readonly DialogueEvent[]): string {
  return heard.map((event) => (event.type === 'text' ? event.text : '')).join('')
}

describe('the concierge as a dialogue provider', () => {
  it('says first that it is an AI, and lists sentences to prepare', () => {
    const provider = createConciergeProvider(() => harbour)
    expect(provider.firstMessage).toMatch(/\bAI\b/)
    expect(provider.fixedSentences).toContain(provider.firstMessage)
  })

  it('answers sentence by sentence, then says what it expects', async () => {
    const heard = await events(open(), said('Do you sell shoes?'))
    expect(heard.filter(({ type }) => type === 'text').length).toBeGreaterThan(1)
    expect(heard).toContainEqual({ type: 'not-understood' })
    expect(heard.at(-1)).toEqual({ type: 'expect', input: 'yes-or-no' })
  })

  it('sends the page a tool call, and reports the result', async () => {
    const dialogue = open()
    const heard = await events(dialogue, said('show me the case studies'))
    const call = heard.flatMap((event) => (event.type === 'tool-call' ? [event.call] : []))[0]
    expect(call).toMatchObject({ name: 'open_page', arguments: { path: '/case-studies' } })
    if (!call) return
    const results = {
      ...said(''),
      input: { type: 'tool-results' as const, results: [{ call, error: 'gone' }] },
    }
    expect(textOf(await events(dialogue, results))).toMatch(/could not open/)
  })

  it('only calls tools that the page has', async () => {
    const heard = await events(open(), { ...said('show me the case studies'), tools: [] })
    expect(heard.some(({ type }) => type === 'tool-call')).toBe(false)
  })

  it('stops when it is interrupted', async () => {
    const interruption = new AbortController()
    const heard: string[] = []
    for await (const event of open().respond(said('What services do you offer?', [], interruption.signal))) {
      if (event.type === 'text') heard.push(event.text)
      interruption.abort()
    }
    expect(heard).toHaveLength(1)
  })

  it('answers a turn again when the visitor goes on', async () => {
    const dialogue = open()
    const history: ConversationMessage[] = [
      { role: 'user', content: 'book a demo' },
      { role: 'assistant', content: 'What is your name?' },
    ]
    await events(dialogue, said('book a demo'))
    expect(textOf(await events(dialogue, said('Anna', history)))).toMatch(/Thank you, Anna\./)
    expect(textOf(await events(dialogue, said('Anna Schmidt', history)))).toMatch(/Thank you, Anna Schmidt\./)
  })

  it('keeps calls apart', async () => {
    const provider = createConciergeProvider(() => harbour)
    const context = { callId: '1', assistantName: 'Ada', variables: {} }
    const [first, second] = [provider.openDialogue(context), provider.openDialogue(context)]
    await events(first, said('book a demo'))
    expect(textOf(await events(second, said('yes')))).not.toMatch(/name/)
  })

  it('does not announce an offer that has ended', async () => {
    const over = { ...harbour, facts: harbour.facts.filter(({ id }) => id !== 'promotion') }
    let today = harbour
    const provider = createConciergeProvider(() => today)
    today = over
    const dialogue = provider.openDialogue({ callId: '1', assistantName: 'Ada', variables: {} })
    expect(textOf(await events(dialogue, said('Is there a discount?')))).toMatch(/don.t know/)
  })

  it('indexes new knowledge in slices, and answers from it in the next call', async () => {
    const taught = {
      ...harbour,
      facts: [...harbour.facts, { id: 'zebras', say: 'We rent zebras.', asked: ['do you rent zebras'] }],
    }
    let today = harbour
    const provider = createConciergeProvider(() => today)
    const context = { callId: '1', assistantName: 'Ada', variables: {} }
    const before = provider.openDialogue(context)
    today = taught
    const next = provider.openDialogue(context)
    let isThere = false
    const arrival = next.ready().then(() => (isThere = true))
    expect(textOf(await events(before, said('What services do you offer?')))).toMatch(/\w/)
    expect(isThere).toBe(false)
    let turnsOfTheLoop = 0
    while (!isThere) {
      await setImmediate()
      turnsOfTheLoop += 1
    }
    await arrival
    expect(turnsOfTheLoop).toBeGreaterThan(2)
    expect(textOf(await events(next, said('Do you rent zebras?')))).toBe('We rent zebras.')
    expect(textOf(await events(before, said('Do you rent zebras?')))).not.toMatch(/We rent zebras/)
  })

  it('prepares a provider in slices, which answers like one created at once', async () => {
    let turnsOfTheLoop = 0
    let isThere = false
    const watching = (async () => {
      for (; !isThere; turnsOfTheLoop += 1) await setImmediate()
    })()
    const provider = await prepareConciergeProvider(() => harbour)
    isThere = true
    await watching
    expect(turnsOfTheLoop).toBeGreaterThan(2)
    const context = { callId: '1', assistantName: 'Ada', variables: {} }
    const question = said('What services do you offer?')
    expect(textOf(await events(provider.openDialogue(context), question))).toBe(
      textOf(await events(open(), question)),
    )
  })

  it('waits with its first answer until new knowledge is indexed, even if it changes meanwhile', async () => {
    const knowing = (say: string) => ({
      ...harbour,
      facts: [...harbour.facts, { id: 'zebras', say, asked: ['do you rent zebras'] }],
    })
    let today = harbour
    const provider = createConciergeProvider(() => today)
    const answers = ['We rent one.', 'We rent two.'].map((say) => {
      today = knowing(say)
      return events(
        provider.openDialogue({ callId: '1', assistantName: 'Ada', variables: {} }),
        said('Do you rent zebras?'),
      )
    })
    expect((await Promise.all(answers)).map(textOf).at(-1)).toBe('We rent two.')
  })

  it('takes “tomorrow” for the day after today where the visitor is', async () => {
    const own = [{ name: 'answers.day', label: 'Day', kind: 'date' }] as const
    const knowledge = { ...harbour, consultation: { ...harbour.consultation, asks: ['name' as const], own } }
    // The calendars of these two islands never show the same day.
    const days = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(async (timeZone) => {
      const history: ConversationMessage[] = []
      const dialogue = createConciergeProvider(() => knowledge).openDialogue({
        callId: '1',
        assistantName: 'Ada',
        variables: { timeZone },
      })
      let heard: DialogueEvent[] = []
      for (const text of ['I would like a demo', 'Ada Moreau', 'tomorrow', 'yes']) {
        heard = await events(dialogue, said(text, [...history]))
        history.push({ role: 'user', content: text }, { role: 'assistant', content: textOf(heard) })
      }
      const call = heard.find((event) => event.type === 'tool-call')?.call
      const tomorrow = Date.now() + 86_400_000
      const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(tomorrow)
      expect(call?.arguments).toEqual({ name: 'Ada Moreau', 'answers.day': day })
      return day
    })
    expect(new Set(await Promise.all(days)).size).toBe(2)
  })

  it('hangs up after a goodbye', async () => {
    expect((await events(open(), said('goodbye'))).at(-1)).toEqual({ type: 'end-call' })
  })
})

describe('the sentences that recognisers expect', () => {
  const { expectedSentences = [], expectedPhrases = {} } = createConciergeProvider(() => harbour)

  it('include bookings, services and the content, in lower-case words', () => {
    expect(expectedSentences).toEqual(
      expect.arrayContaining(['book me in', 'tell me about intelligent scheduling']),
    )
    const words = new Set(expectedSentences.flatMap((sentence) => sentence.split(' ')))
    for (const { say } of harbour.facts) {
      for (const word of normalise(say).split(' ')) expect(words).toContain(word)
    }
    for (const sentence of expectedSentences) expect(sentence).toBe(normalise(sentence))
  })

  it('include short answers to the form, and digits for a phone number', () => {
    expect(expectedPhrases['yes-or-no']).toContain('yes that is right')
    expect(expectedPhrases.name?.join('\n')).not.toMatch(/zero/)
    expect(expectedPhrases.phone?.join('\n')).toMatch(/\(zero \| one/)
    for (const phrase of Object.values(expectedPhrases).flat()) expect(phrase).toMatch(/^[a-z '|()[\]+]+$/)
  })
})
