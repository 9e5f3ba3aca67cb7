import { readFileSync } from 'node:fs'
import { createConciergeProvider } from '@frontdesk/voice-platform'
import { expect, it } from 'vitest'
import { agencyName } from '#agency/content-folder.ts'
import { wordsOf } from '../calls/unanswered-questions.ts'
import { clientTools } from '../embedded/client-tools.ts'
import { callsTo } from '../evaluation/open-call.ts'
import { asked } from './asked.ts'
import { siteKnowledge } from './site-knowledge.ts'

/** Questions that the content answers in these very words. */
const known = asked.filter((_, at) => at % 20 === 0).flatMap(({ asked: [way = ''] }) => way)

it('a corrected answer is given to its question, although the content has another one in the same words', async () => {
  expect(known.length).toBeGreaterThan(2)
  const corrected = known.map((question, at) => ({
    id: `desk-${at}`,
    asked: [`${question}?`],
    answer: `Right is answer ${at}.`,
  }))
  const after = callsTo(siteKnowledge(null, '', corrected))
  for (const [at, question] of known.entries()) {
    const right =
      corrected[known.findLastIndex((other) => wordsOf(other) === wordsOf(question))]?.answer ?? ''
    expect((await after()(question)).text, question).toContain(right || `${at}`)
  }
})

it('an answer that it does not know marks its question as one without an answer', async () => {
  const tables = new URL('../evaluation/tables/', import.meta.url)
  const table = JSON.parse(readFileSync(new URL(`${agencyName}.json`, tables), 'utf8')) as {
    questions: { ask: string }[]
  }
  const provider = createConciergeProvider(siteKnowledge(null, ''))
  let unknown = 0
  for (const { ask } of table.questions) {
    const dialogue = provider.openDialogue({ callId: '1', assistantName: 'Assistant', variables: {} })
    const turn = {
      history: [],
      input: { type: 'user' as const, text: ask, by: 'keyboard' as const },
      tools: clientTools,
      signal: new AbortController().signal,
    }
    let text = ''
    let isMarked = false
    for await (const event of dialogue.respond(turn)) {
      if (event.type === 'text') text += event.text
      if (event.type === 'not-understood') isMarked = true
    }
    if (!/^(?:Sorry, )?I don’t know/.test(text)) continue
    unknown += 1
    expect(isMarked, ask).toBe(true)
    if (unknown === 3) break
  }
  expect(unknown).toBeGreaterThan(0)
})
