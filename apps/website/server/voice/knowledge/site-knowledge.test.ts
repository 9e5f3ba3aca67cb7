import { describe, expect, it } from 'vitest'
import { judge, questionsOf } from '@frontdesk/voice-platform/evaluation'
import { createConciergeProvider } from '@frontdesk/voice-platform'
import { asked } from '#content/asked/asked.ts'
import { callNotice } from '#content/call-notice.ts'
import { askedFor } from './asked-for.ts'
import { clientTools } from '../embedded/client-tools.ts'
import { createSiteKnowledge, siteKnowledge } from './site-knowledge.ts'
import { practiceQuestions } from './practice-questions/practice-questions.ts'
import { siteQuestions } from './site-questions.ts'

const notice = `${callNotice.embedded.hearing.own} ${callNotice.embedded.kept.replace('{days}', '30')}`
const offer = {
  endsOn: '2027-03-31',
  text: '20% off the first 3 months for sign-ups before March 31st',
  companionText: 'Join 500+ businesses',
}

describe.each(['tuned', 'held-out'] as const)('the %s half of the questions about this site', (half) => {
  const verdicts = judge(siteKnowledge(offer, notice), questionsOf(siteQuestions, half))
  const right = verdicts.filter((verdict) => verdict.right).length
  const invented = verdicts.filter((verdict) => verdict.invented.length > 0).length

  it('is answered right, from the content alone', () => {
    console.log(`${half}: ${right} of ${verdicts.length} right, ${invented} with an invented fact`)
    expect(right / verdicts.length).toBeGreaterThanOrEqual(half === 'tuned' ? 0.95 : 0.92)
    expect(invented / verdicts.length).toBeLessThanOrEqual(0.01)
  })
})

describe('the questions that the rules were made with', () => {
  it.each(['tuned', 'held-out'] as const)('are answered right, from the content alone (%s half)', (half) => {
    const verdicts = judge(siteKnowledge(offer, notice), questionsOf(practiceQuestions, half))
    const right = verdicts.filter((verdict) => verdict.right).length
    console.log(`practice, ${half}: ${right} of ${verdicts.length} right`)
    expect(right / verdicts.length).toBeGreaterThanOrEqual(0.95)
    expect(verdicts.filter(({ invented }) => invented.length > 0)).toEqual([])
  })
})

describe('what the assistant knows of the site', () => {
  it('has something to say to all that visitors are expected to ask', () => {
    const {
      services,
      industries,
      integrations,
      facts,
      results,
      problems: known,
      stories,
    } = siteKnowledge(offer, notice)
    const heard = [services, industries, integrations, facts, results, known, stories]
      .flat()
      .flatMap((item) => item.asked ?? [])
    const lines = asked.flatMap(Object.keys).flatMap((title) => askedFor(title).asked ?? [])
    expect(lines.filter((line) => !heard.includes(line))).toEqual([])
  })

  it('holds no offer once the promotion is over', () => {
    const asked = [{ ask: ['is there a discount'], hears: [/no promotion/i], neverHears: [/20 percent/] }]
    const [verdict] = judge(siteKnowledge(null, notice), questionsOf(asked, 'tuned'))
    expect(verdict).toMatchObject({ right: true, invented: [] })
  })

  it('is read anew when the offer changes, and only then', () => {
    let today: typeof offer | null = offer
    const read = createSiteKnowledge(() => today, notice)
    const before = read()
    expect(read()).toBe(before)
    today = null
    expect(read().promotion).toBeUndefined()
  })
})

describe('the assistant of this site', () => {
  it('fills in the form of the page with what the visitor told, field by field', async () => {
    const dialogue = createConciergeProvider(() => siteKnowledge(offer, notice)).openDialogue({
      callId: '1',
      assistantName: 'Assistant',
      variables: {},
    })
    const told = [
      'I would like to book a demo',
      'Anna Schmidt',
      'anna at example dot com',
      'yes',
      'double five five, oh one oh, oh one nine nine',
      'yes',
      'Acme',
      'scheduling',
      'no',
      'yes',
    ]
    const history: { role: 'user'; content: string }[] = []
    const calls: unknown[] = []
    for (const text of told) {
      const turn = {
        history: [...history],
        input: { type: 'user' as const, text, by: 'speech' as const },
        tools: clientTools,
        signal: new AbortController().signal,
      }
      for await (const event of dialogue.respond(turn)) {
        if (event.type === 'tool-call') calls.push({ name: event.call.name, fields: event.call.arguments })
      }
      history.push({ role: 'user', content: text })
    }
    expect(calls).toEqual([
      {
        name: 'fill_consultation_form',
        fields: {
          name: 'Anna Schmidt',
          email: 'anna@example.com',
          phone: '5550100199',
          company: 'Acme',
          service: 'Appointment Setting',
        },
      },
    ])
  })
})
