import { describe, expect, it } from 'vitest'
import { callNotice } from '#content/call-notice.ts'
import { callsTo } from '../evaluation/open-call.ts'
import { privacyKept } from '#content/pages/privacy-kept.ts'
import { createSiteKnowledge, siteKnowledge } from './site-knowledge.ts'

const notice = `${callNotice.embedded.hearing.own} ${callNotice.embedded.kept.replace('{days}', '30')}`
const offer = {
  shownBefore: '2027-03-31',
  text: '20% off the first 3 months for sign-ups before March 31st',
  companionText: 'Join 500+ businesses',
}
const open = callsTo(siteKnowledge(offer, notice))

/** Says the texts one by one in one call, and returns the last answer. */
async function converse(...texts: string[]): Promise<string> {
  const say = open()
  let said = ''
  for (const text of texts) said = (await say(text)).text
  return said
}

it('an example has a question and an answer, and nobody of a trade', () => {
  const { facts } = siteKnowledge(offer, notice)
  const example = facts.find(({ id }) => id.endsWith('example-conversation'))
  expect(example?.say).toMatch(/^In the example on our site, the question is “.+” and the answer “/)
})

describe('the facts of the pages', () => {
  it.each([
    ['will marketing consent be kept in Hubspot', /marketing consent/i],
    ['does Salesforce start in a sandbox', /sandbox/i],
    ['what was the customer rating at Fjordline', /4\.7\/5/],
    ['what share of freed slots was filled again at Adeyemi Dental', /94%/],
    ['which number do I reply to confirm an appointment', /Reply 1/],
    ['delete what you have about me', /info@northlamp\.example/],
    ['how many open conversations were there each week before the launch at Fjordline', /176|180/],
  ])('%s', async (text, answer) => {
    expect(await converse(text)).toMatch(answer)
  })
})

describe('a question that depends on the one before', () => {
  it.each([
    [['does it work with HubSpot', 'and salesforce?'], /^Salesforce: It respects/],
    [['what results did the dental group get', 'how long did that take?'], /4 weeks/],
    [['what results did the dental group get', 'why?'], /One in seven slots/],
    [['do you have case studies', 'the finance one', 'what was the problem?'], /mailboxes/],
    [['is there a discount', 'until when?'], /March 31st/],
    [['tell me about the CRM integration', 'what does that cost me?'], /no price list/],
  ])('%j', async (texts, answer) => {
    expect(await converse(...texts)).toMatch(answer)
  })
})

describe('the offer', () => {
  it('is mentioned while it runs', async () => {
    expect(await converse('is there a discount')).toContain('20% off')
    const say = callsTo(siteKnowledge(null, notice))()
    expect((await say('is there a discount')).text).not.toContain('20%')
  })

  it('is read again only when it changes', () => {
    let today: typeof offer | null = offer
    const nothing: never[] = []
    const read = createSiteKnowledge(
      () => today,
      notice,
      () => nothing,
    )
    const before = read()
    expect(read()).toBe(before)
    today = null
    expect(read().facts.map(({ id }) => id)).not.toContain('promotion')
  })
})

it('says how long the server keeps requests', () => {
  const kept = (days: number | null) =>
    siteKnowledge(null, notice, [], days).facts.find(({ id }) => id === 'request-kept')?.say
  expect(kept(null)).toBe(privacyKept.untilAsked)
  expect(kept(90)).toContain('90 days')
})
