import { expect, it } from 'vitest'
import { createConcierge } from '../concierge.ts'
import { atThePhone, atTheCheck, filled, formOf, talk } from '../evaluation/talk.ts'

const knowing = (...facts: (typeof talk.knowledge.facts)[number][]) => ({
  ...talk.knowledge,
  facts: [...talk.knowledge.facts, ...facts],
})

it('fills in the form after corrections, a wish for a time, and a detour', () => {
  talk()
    .says('book a demo')
    .says('Tom')
    .says('Are you a real person?')
    .hears(/computer program|not a person/, /email/)
    .says('tom@kern.example')
    .says('sorry, make that info@kern.example')
    .reads(/Now I have info@kern\.example/)
    .says('Tom Whitfield')
    .hears(/Thank you, Tom Whitfield/)
    .says('tomorrow at noon works')
    .says('Acme')
    .says('555 010 0199')
    .says('CRM Integration')
    .says('yes send it')
    .hears(/button/)
    .sees({
      name: 'fill_consultation_form',
      arguments: {
        name: 'Tom Whitfield',
        email: 'info@kern.example',
        phone: '5550100199',
        company: 'Acme',
        service: 'CRM Integration',
        message: 'tomorrow at noon works',
      },
    })
})

it.each(['yes send it', 'send', 'just send it'])('fills in the form at the read-back: %s', (text) => {
  atTheCheck()
    .says(text)
    .hears(/button/)
    .sees({ name: 'fill_consultation_form', arguments: filled })
})

it('asks one question in a reply, and never one for the third time in the same words', () => {
  const questions: string[] = []
  const call = atThePhone()
  for (let time = 0; time < 4; time += 1) {
    const said = call.says('blue').heard()
    expect(said.match(/\?/g)).toHaveLength(1)
    questions.push(said.split('. ').at(-1) ?? '')
  }
  expect(questions.every((each) => questions.filter((other) => other === each).length < 3)).toBe(true)
  atThePhone()
    .says('blue')
    .says('blue')
    .hears(/leave that blank/, /company/)
})

it('keeps what was said when the visitor leaves and comes back', () => {
  atThePhone()
    .says('stop')
    .says('What does it cost?')
    .hears(/no price list/)
    .says('let us do the call after all')
    .hears(/what I have/, /phone number/)
    .holds({ name: 'Anna Schmidt', email: 'anna@example.com' })
})

it('answers no question about the agency with a figure of an example or a customer', () => {
  const example = {
    id: 'e',
    owner: 'customer' as const,
    say: 'Six people work at the shop.',
    asked: ['how many people work here'],
  }
  talk(knowing(example))
    .says('How many people work here?')
    .hears(/don.t know/)
    .neverHears(/Six/)
})

it('says what it does not know in other words, with the number, and notes the question', () => {
  talk()
    .says('Who is your CEO?')
    .hears(/don.t know/, /0 1 4 2/, /note|write/)
    .says('yes please')
    .hears(/your name/)
    .holds({ message: 'Who is your CEO?' })
  talk()
    .says('what is the weather tomorrow')
    .hears(/don.t know/)
    .neverHears(/Shall I/)
})

it('tells an urgent entry first, in the form, too, and its number first', () => {
  const urgent = {
    id: 'emergency',
    urgent: true,
    say: 'Bring the animal at once. In an emergency, ring 555 0100.',
    asked: ['my cat is vomiting blood', 'my dog cannot stand up'],
  }
  talk(knowing(urgent))
    .says('my cat has been vomiting blood since yesterday')
    .reads(/^In an emergency, ring 555 0100/)
  talk(knowing(urgent))
    .says('book a demo')
    .says('oh no, my dog cannot stand up')
    .reads(/^In an emergency/)
    .says('what do I do now')
    .reads(/^In an emergency/)
  talk(knowing(urgent))
    .says('does a dog always stand up at once?')
    .neverHears(/In an emergency/)
})

it('wants nothing more from somebody who ends the talk after an offer', () => {
  talk()
    .says('Who is your CEO?')
    .hears(/note|write/)
    .says('cheers, that is all for now')
    .neverHears(/your name/)
})

it('tells what a service costs, and no figure of its results, to whoever asks how much "it" is', () => {
  talk(knowing({ id: 'price-of-it', subject: 'scheduling', topic: 'price', say: 'Scheduling is 90 euros.' }))
    .says('tell me about scheduling')
    .says('what results does it have?')
    .says('how much is it?')
    .hears(/90 euros/)
})

it('tells a named service nothing that is true of the whole company only', () => {
  talk(knowing({ id: 'visit', topic: 'consultation', say: 'We call, then you come to see us.' }))
    .says('when is the next scheduling?')
    .neverHears(/come to see us/)
})

it('knows its name and what it books, and speaks in the owner’s words', () => {
  const owned = {
    ...talk.knowledge,
    assistant: { name: 'Paula', sentences: { thanks: ['You bet.'] } },
    consultation: { ...talk.knowledge.consultation, called: 'a trial lesson' },
  }
  talk(owned)
    .hears(/I am Paula, the AI assistant/, /book a trial lesson/)
    .says('Paula, thank you')
    .hears(/You bet\./)
    .says('Good evening Paula')
    .hears(/Hello|Good/)
    .neverHears(/don.t know/)
    .says('who are you?')
    .hears(/Paula/, /not a person|computer program/)
    .says('I would like a trial lesson')
    .hears(/your name/)
})

it('tells a long fact in part, and the rest when asked for more', () => {
  const long = {
    id: 'long',
    asked: ['how does the ferry work'],
    say: 'The ferry leaves the harbour every hour. It carries ninety cars and their drivers across the bay. Behind the bridge there is a kiosk with coffee, newspapers and rolls for everybody on board.',
  }
  talk(knowing(long))
    .says('how does the ferry work')
    .hears(/every hour/)
    .neverHears(/kiosk/)
    .says('tell me more')
    .hears(/kiosk/)
})

it('tells the same fact in other words the second time', () => {
  const first = talk().says('What does it cost?').heard()
  const again = talk().says('What does it cost?').says('What does it cost?').heard()
  expect(again).not.toBe(first)
  expect(again).toMatch(/no price list/)
})

it.each<[string, ...RegExp[]]>([
  ['This is ridiculous.', /sorry/, /0 1 4 2/, /call you back|call back/],
  ['I want my money back', /team/, /0 1 4 2/],
  ['I want a human now', /I am an AI/, /0 1 4 2/],
  ['not interested', /fine/],
  ['I am just looking', /look around/],
  ['so you won’t tell me', /would if I knew/],
  ['who can tell me?', /team can/],
])('%s', (text, ...answers) => {
  talk()
    .says(text)
    .hears(...answers)
})

it('can be driven by the field that it asks for', () => {
  const concierge = createConcierge(talk.knowledge)
  const answers: Record<string, string> = { ...filled, message: 'no', check: 'yes' }
  let { state } = concierge.hear(concierge.start, 'book a demo')
  while (formOf(state).asked !== undefined) {
    ;({ state } = concierge.hear(state, answers[formOf(state).asked ?? ''] ?? ''))
  }
  expect(formOf(state).values).toEqual(filled)
})

it('tells something else about the subject when asked for more, and nothing twice', () => {
  const call = talk().says('tell me about the CRM')
  const first = call.heard()
  const second = call.says('what else can it do').heard()
  expect(second).not.toBe(first)
  expect(call.says('go on').heard()).not.toBe(second)
})

it.each<[string, ...RegExp[]]>([
  ['ok, we will sleep on it', /no hurry/],
  ['Your bot called my guests at midnight!', /sorry/, /0 1 4 2/],
  ['We are a bakery, and it is loud here', /I see/, /don.t know more/],
])('answers what is told and not asked: %s', (text, ...answers) => {
  talk()
    .says(text)
    .hears(...answers)
    .neverHears(/your name/)
})

it('leaves the offer for a visitor who parts or insists on a person', () => {
  talk()
    .says('I want a human now')
    .says('no, connect me')
    .hears(/0 1 4 2/)
    .says('ok, I will think about it')
    .hears(/whenever you like/)
})

it('gives the number to whoever wants a real person', () => {
  talk().says('I want to talk to a real person').hears(/5 5 5/)
})

it('hears the name of a visitor who is called like the assistant', () => {
  const named = { ...talk.knowledge, assistant: { name: 'Brandt' } }
  talk(named).says('book a demo').says('Mia Brandt').holds({ name: 'Mia Brandt' })
})
