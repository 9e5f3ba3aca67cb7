import { createConciergeProvider } from '@frontdesk/voice-platform'
import { judge } from '@frontdesk/voice-platform/evaluation'
import { describe, expect, it } from 'vitest'
import { formChoices } from '#agency/consultation-choices.ts'
import { readOtherAgency } from '#agency/testing/other-agency.ts'
import { asked } from '#content/asked/asked.ts'
import { contact } from '#content/contact.ts'
import { services } from '#content/services.ts'
import { clientTools } from '../embedded/client-tools.ts'
import { askedFor } from './asked-for.ts'
import { siteKnowledge } from './site-knowledge.ts'

const knowledge = siteKnowledge(null, 'Nothing is recorded.')

const escaped = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i')

/** Every way to ask that the content knows. */
const everyQuestion = asked.flatMap(Object.keys).flatMap((id) => askedFor(id).asked ?? [])

/** Says each text in turn to one assistant. @returns what it said, and what it asked the page to do */
async function converse(texts: readonly string[]) {
  const dialogue = createConciergeProvider(() => knowledge).openDialogue({
    callId: '1',
    assistantName: 'Assistant',
    variables: {},
  })
  const said: string[] = []
  const calls: { name: string; fields: unknown }[] = []
  const history: { role: 'user'; content: string }[] = []
  for (const text of texts) {
    const turn = {
      history: [...history],
      input: { type: 'user' as const, text, by: 'speech' as const },
      tools: clientTools,
      signal: new AbortController().signal,
    }
    for await (const event of dialogue.respond(turn)) {
      if (event.type === 'tool-call') calls.push({ name: event.call.name, fields: event.call.arguments })
      else if (event.type === 'text') said.push(event.text)
    }
    history.push({ role: 'user', content: text })
  }
  return { said: said.join(' '), calls }
}

describe('what the assistant of any agency knows', () => {
  it('has no name of another agency', async () => {
    const { names } = await readOtherAgency()
    const everything = JSON.stringify(knowledge).toLowerCase()
    expect(
      names.filter((name) => everything.includes(JSON.stringify(name).slice(1, -1).toLowerCase())),
    ).toEqual([])
  })

  it('says no name of another agency, whatever it is asked', async () => {
    const { names } = await readOtherAgency()
    const questions = everyQuestion.map((ask) => ({
      ask,
      group: { ask: [ask], hears: [], neverHears: names.map(escaped) },
    }))
    expect(questions.length).toBeGreaterThan(50)
    expect(judge(knowledge, questions).filter(({ right }) => !right)).toEqual([])
  })

  it('answers nearly every question that the content expects', () => {
    const questions = everyQuestion.map((ask) => ({
      ask,
      group: { ask: [ask], hears: [], neverHears: [/not on this site/] },
    }))
    const wrong = judge(knowledge, questions).filter(({ right }) => !right)
    expect(wrong.length / questions.length).toBeLessThanOrEqual(0.02)
  })
})

describe('the assistant of any agency', () => {
  it('names the services', async () => {
    const { said } = await converse(['what services do you offer'])
    for (const { name } of services) expect(said).toContain(name)
  })

  it('says how to reach the agency', async () => {
    const { said, calls } = await converse(['how can I reach you'])
    expect(said).toContain(contact.phone)
    expect(said).toContain(contact.email)
    expect(calls).toEqual([{ name: 'scroll_to_section', fields: { section: 'contact', path: '/' } }])
  })

  it('says what happens to what is written in the form', async () => {
    const { said } = await converse(['what happens to what I write in the form'])
    expect(said).toMatch(/database/)
  })

  it('knows when the agency was founded', async () => {
    const { said } = await converse(['when was the company founded'])
    expect(said).toMatch(/\b(?:19|20)\d\d\b/)
  })

  it.each(formChoices)('fills in the form with the choice %s', async (choice) => {
    const { calls, said } = await converse([
      'I would like to book a demo',
      'Anna Schmidt',
      'anna at example dot com',
      'yes',
      'double five five, oh one oh, oh one nine nine',
      'yes',
      'Acme',
      choice,
      'no',
      'yes',
    ])
    for (const each of formChoices) expect(said).toContain(each)
    const filled = calls.filter(({ name }) => name === 'fill_consultation_form')
    expect(filled).toEqual([
      {
        name: 'fill_consultation_form',
        fields: {
          name: 'Anna Schmidt',
          email: 'anna@example.com',
          phone: '5550100199',
          company: 'Acme',
          service: choice,
        },
      },
    ])
  })
})
