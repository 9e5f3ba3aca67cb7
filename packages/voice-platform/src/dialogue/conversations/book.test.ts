import { it } from 'vitest'
import { atTheCheck, atThePhone, filled, talk } from '../evaluation/talk.ts'

it.each([
  'book me in',
  'put me down for a call',
  'can someone call me',
  'I would like to book a demo please',
  'schedule a demo',
  'book consult pls',
  'could somebody demonstrate it to us',
  'sign me up',
  'could we arrange a meeting',
  'I would like somebody to call me about that',
  'call me back',
  'Sounds good, I’d like to be contacted.',
  'I want a consultation about our calendar chaos',
  'Hello, I would like to arrange the trial.',
  'It would be nice, I want that one of you is phoning me.',
  'Good, we will take the consultation.',
  'You fill in the form for me, please?',
  'Please you call me.',
  'Book a call about the calendar.',
  'I would like to talk to one of your engineers about our ferry.',
  'My phone is 030 555 0106.',
])('begins the form: %s', (text) => {
  talk()
    .says(text)
    .hears(/What is your name/)
})

it('keeps the details in the first words', () => {
  talk()
    .says("Can someone call me? I'm Peter Gold from Gold & Co, +1 555 010 2222, peter@gold.example")
    .reads(/I have peter@gold\.example and \+1 555 010 2222/, /Which service/)
})

it.each([
  'Please put my name down for a call: Peter Gold, Gold Ferries.',
  'Could you note a consultation for me? Peter Gold, Gold Ferries.',
  'Good, go ahead with me: Peter Gold, Gold Ferries',
  'Please book a demo for Peter Gold, Gold Ferries.',
])('takes name and company from the same sentence: %s', (text) => {
  talk()
    .says(text)
    .hears(/email/)
    .says('skip')
    .says('skip')
    .hears(/Which service/)
})

it('does not ask for a service that was named or talked about', () => {
  talk()
    .says('Hello, my name is Anna Schmidt and I would like a demo of the chatbot')
    .hears(/email/)
    .says('skip')
    .says('skip')
    .says('skip')
    .hears(/message/)
})

it('does not mistake the verb of a booking for a service', () => {
  talk()
    .says('schedule a demo')
    .says('Anna Schmidt')
    .says('skip')
    .says('skip')
    .says('skip')
    .hears(/which service/i)
})

it.each(['what happens in the consultation', 'I do not want a demo'])(
  'does not begin the form: %s',
  (text) => {
    talk()
      .says(text)
      .neverHears(/What is your name/)
  },
)

it('does not mistake a question about an unknown name for a booking', () => {
  talk()
    .says('Does it book with Zorbax?')
    .neverHears(/What is your name/)
})

it('begins the form after a yes to the offer of a consultation', () => {
  talk()
    .says('Do you sell shoes?')
    .hears(/Shall I write your question down/)
    .isAskedFor('yes-or-no')
    .says('Yes please')
    .hears(/What is your name/)
})

it('accepts a yes with a reason, but not a yes with another wish', () => {
  talk()
    .says('Do you sell shoes?')
    .says('Yes, it would be good to speak about our ferries.')
    .hears(/What is your name/)
  talk()
    .says('Do you sell shoes?')
    .says('Yes, but what does it cost?')
    .hears(/no price list/)
})

it('accepts a no, and goes on', () => {
  talk()
    .says('Do you sell shoes?')
    .says('No, thanks.')
    .hears(/^(?:All right|Fine)\.$/)
    .seesNothingHappen()
})

it('begins no form after a yes that follows no offer', () => {
  talk()
    .says('yes')
    .hears(/What would you like to know/)
})

it.each([
  'Could we talk?',
  'Do you really do free consultations? If so, I want one.',
  'I saw the free consultation on your site, how do I get that?',
  'We should like to arrange a conversation with you.',
  'Is there any chance of a demo this week?',
  'okay, let us go on with the booking',
])('begins the form for a wish in any wording: %s', (text) => {
  talk()
    .says(text)
    .hears(/What is your name/)
})

it.each([
  [['Rosalind', 'Achterberg'], 'Rosalind Achterberg'],
  [['my last name is Achterberg', 'Rosalind'], 'Rosalind Achterberg'],
  [['Mr. Achterberg', 'Paul'], 'Paul Achterberg'],
])('asks for the other half of a name: %s', ([half = '', rest = ''], name) => {
  talk()
    .says('book a demo')
    .says(half)
    .hears(/And your (?:family|first) name/)
    .says(rest)
    .hears(new RegExp(`Thank you, ${name}\\..*email`))
})

it('leaves the service open for a visitor who has not decided', () => {
  for (const text of [
    "we haven't decided",
    "I honestly don't know which one yet",
    'whichever',
    'you tell me',
  ])
    atThePhone()
      .says('555 010 0199')
      .says('Acme')
      .says(text)
      .hears(/leave that blank/, /message/)
})

it('fills in the form as it is when the answer to the read-back is not understood twice', () => {
  atTheCheck()
    .says('blue')
    .says('blue')
    .hears(/as it is/)
    .sees({
      name: 'fill_consultation_form',
      arguments: filled,
    })
})

it('asks for the company of somebody who only said what it is for', () => {
  talk()
    .says('Put me down for a demo, it is for my table bookings')
    .says('Ada Moreau')
    .says('ada@moreau.example')
    .says('555 010 0199')
    .hears(/company/)
})
