import { it } from 'vitest'
import { harbour } from '../evaluation/harbour.ts'
import { talk } from '../evaluation/talk.ts'

it('stays with the last answer', () => {
  talk()
    .says('What results did Lantern Goods get?')
    .hears(/65 percent/)
    .says('how long did that take?')
    .hears(/5 weeks/)
    .says('and for Willow?')
    .hears(/3 weeks/)
  talk()
    .says('do you work with salesforce')
    .says('and hubspot?')
    .hears(/works with HubSpot/)
  talk()
    .says('tell me about scheduling')
    .says('why?')
    .hears(/fewer no-shows/)
    .says('what does that cost me')
    .hears(/no price list/)
})

it('stays with the last answer without a word that points to it', () => {
  talk()
    .says('What results did Willow Clinic get?')
    .says('took how long')
    .hears(/Willow Clinic was live in 3 weeks/)
})

it('stays with the last answer if a thing in it is named', () => {
  talk()
    .says('What results did Willow Clinic get?')
    .says('and in clinics?')
    .hears(/In clinics, it books/)
    .says('How long did theirs take?')
    .hears(/Willow Clinic was live in 3 weeks/)
  talk()
    .says('Is there a discount?')
    .hears(/20 percent off/)
    .says('for how long?')
    .hears(/20 percent off/)
  talk()
    .says('What happens to my data?')
    .says('Why?')
    .hears(/used to answer your request/)
})

it('finds the answer beside the last fact on the page', () => {
  const facts = [
    { id: 'stored', say: 'We store what you write in a database.', asked: ['what do you store'] },
    { id: 'stored-until', say: 'It is deleted after two years.' },
    {
      id: 'stars',
      subject: 'willow',
      say: 'Willow Clinic has 4.7 stars, up from 3.9.',
      asked: ['how many stars'],
    },
  ]
  const knowing = { ...talk.knowledge, facts: [...facts, ...talk.knowledge.facts] }
  talk(knowing)
    .says('what do you store')
    .says('for how long?')
    .hears(/after two years/)
})

it('answers the same question about another subject, however well its summary fits', () => {
  const willow = talk.knowledge.facts.map((fact) =>
    fact.id === 'willow-summary' ? { ...fact, asked: ['and for willow', 'what is it for willow'] } : fact,
  )
  talk({ ...talk.knowledge, facts: willow })
    .says('What results did Lantern Goods get?')
    .says('how long did that take?')
    .says('and for Willow?')
    .hears(/3 weeks/)
})

it('names the service that a visitor needs, and offers a consultation', () => {
  talk()
    .says('Goodness, this weather. I am looking for help with appointments in our law office.')
    .hears(/appointments/i, /Shall I prepare/)
    .says('yes please')
    .hears(/What is your name/)
})

it('takes a plea for help for the service that it names', () => {
  talk()
    .says('We keep missing appointments. Can you help us?')
    .hears(/scheduling/i, /Shall I prepare/)
  talk()
    .says('Can you help me?')
    .hears(/You can ask me/)
})

it('names the service that treats what hurts, and is sorry about anything else', () => {
  const { subjects, facts } = harbour
  const backs = { id: 'backs', type: 'service', name: 'Back pain', alsoCalled: ['my back'] } as const
  const summary = { id: 'backs', subject: 'backs', topic: 'summary', say: 'Back pain: we treat it by hand.' }
  const use = { id: 'use', subject: 'backs', about: 'My back when I sit', say: 'Your back when you sit.' }
  const practice = { ...harbour, subjects: [...subjects, backs], facts: [...facts, summary, use] }
  talk(practice)
    .says('My back hurts')
    .hears(/by hand/, /Shall I prepare/)
  talk(practice).says('My tooth hurts').hears(/sorry/)
})

it.each([
  ['Do you repair chatbots?', /^AI Customer Support/],
  ['Could you also straighten the CRM?', /^CRM Integration/],
  ['Do you serve doctors?', /clinics/i],
])('says what it has of something that is named, whatever the verb: %s', (question, answer) => {
  talk().says(question).hears(answer)
})

it.each(['Your chatbot is awful and it hurts', 'Can you cancel my CRM?', 'Do you hate chatbots?'])(
  'tells of no service to whoever complains of it or wants it gone: %s',
  (said) => {
    talk()
      .says(said)
      .neverHears(/AI Customer Support|CRM Integration|Shall I prepare/)
  },
)

it('answers a question that the visitor asks before they give a detail', () => {
  talk()
    .says('Before I give you my number, what do you do with my data?')
    .hears(/to answer your request/)
    .neverHears(/not sure/)
})

it('does not mistake a question for a time for a wish to talk to a person', () => {
  talk()
    .says('when are you there')
    .hears(/Monday to Friday/)
  talk()
    .says('when can I talk to a human')
    .hears(/Monday to Friday/)
})

it("gives nobody else's number", () => {
  talk()
    .says('could I have her phone number')
    .hears(/don.t know/)
})

it('answers both parts of a question', () => {
  talk()
    .says('What does it cost and is there a free trial?')
    .hears(/no price list/, /free trial/)
  talk()
    .says('What results did Lantern Goods get, and how long did it take?')
    .hears(/65 percent/, /Lantern Goods was live in 5 weeks/)
  talk()
    .says('price + trial')
    .hears(/no price list/, /free trial/)
})

it('finds the question among other words', () => {
  talk()
    .says('Our phone rings the whole day, nobody has time. How long until it is live?')
    .hears(/two to four weeks/)
  talk()
    .says('thx, and how mcuh is it mate')
    .hears(/no price list/)
})

it('does not tell a neighbour of what was asked', () => {
  talk()
    .says('is my data with the boats')
    .hears(/don.t know/)
    .neverHears(/not sure|exactly|automate ferries/)
})

it('answers with the hours whether somebody is there, and for the next day that is asked', () => {
  talk()
    .says('does anybody pick up?')
    .hears(/Monday to Friday/)
    .says('and on Sundays?')
    .hears(/Monday to Friday/)
})

it('prefers a fact to a question that no content answers', () => {
  const taught = {
    ...talk.knowledge,
    facts: [
      ...talk.knowledge.facts,
      { id: 'iso', say: 'Yes, ISO 27001.', asked: ['are you certified', 'do you have an iso certificate'] },
    ],
  }
  talk()
    .says('do you have an iso certificate')
    .hears(/don.t know/)
  talk(taught).says('do you have an iso certificate').hears(/27001/)
})

it('answers what is supposed, and takes nobody to a page who asks how long it took', () => {
  talk()
    .says('It works with Salesforce, I suppose')
    .hears(/Salesforce/)
    .neverHears(/I see/)
  talk()
    .says('You would charge me for the trial, I suppose')
    .neverHears(/your name/)
  talk()
    .says('How long did it take you from the contact to the end?')
    .seesNothingHappen()
    .neverHears(/Here you are/)
})
