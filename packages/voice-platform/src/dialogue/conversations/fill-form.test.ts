import { expect, it } from 'vitest'
import { atTheCheck, atTheEmail, atThePhone, filled, talk } from '../evaluation/talk.ts'

it('asks one thing at a time, reads back spelled answers, and fills in the form', () => {
  talk()
    .says('I would like to book a demo')
    .hears(/you check it and send it yourself/, /What is your name\?$/)
    .isAskedFor('name')
    .says("I'm Anna Schmidt")
    .hears(/Thank you, Anna Schmidt\./, /email/)
    .says('a n n a at example dot com')
    .reads(/I have anna@example\.com\./)
    .isAskedFor('phone')
    .says("yes that's right")
    .isAskedFor('phone')
    .says('plus four four, double seven, oh, one two three four five six')
    .reads(/I have \+447 701 234 56\./)
    .hears(/Which company/)
    .says('I work for Brown and Sons')
    .hears(/Which service/, /Customer Support, CRM Integration or Appointment Setting/)
    .says('the second one')
    .says('We have two offices.')
    .hears(/Anna Schmidt from Brown and Sons/, /CRM Integration/, /We have two offices/)
    .reads(/anna@example\.com and \+447 701 234 56/)
    .seesNothingHappen()
    .says('Yes, please')
    .sees({
      name: 'fill_consultation_form',
      arguments: {
        name: 'Anna Schmidt',
        email: 'anna@example.com',
        phone: '+44770123456',
        company: 'Brown and Sons',
        service: 'CRM Integration',
        message: 'We have two offices.',
      },
    })
})

it.each([
  'Anna Berg anna@berg.example 555 010 0199 CRM, no msg',
  'My name is Anna Berg, mail anna@berg.example, the phone is plus 1 555 010 0199, for the CRM. A message is not needed.',
  'Anna Berg, anna at berg dot example, five five five, oh one oh, oh one nine nine, it is for the CRM, and no, no message',
])('takes everything from one turn, and asks for the rest: %s', (text) => {
  talk()
    .says('book a demo')
    .says(text)
    .reads(/I have anna@berg\.example and \+?1? ?555 010 0199/, /Which company/)
    .says('none')
    .reads(/This is for Anna Berg\. I have anna@berg\.example and \+?1? ?555 010 0199/, /Shall I/)
    .says('y thats right')
    .sees({
      name: 'fill_consultation_form',
      arguments: {
        name: 'Anna Berg',
        email: 'anna@berg.example',
        phone: expect.stringMatching(/^(?:\+1)?5550100199$/) as string,
        service: 'CRM Integration',
      },
    })
})

it('takes several answers from one turn', () => {
  talk()
    .says('book a demo')
    .says("it's for Peter Gold, Gold Ferries, peter@gold.example")
    .reads(/I have peter@gold\.example/)
    .says('555 010 0199')
    .reads(/I have 555 010 0199/)
    .says('CRM Integration. no message')
    .hears(/This is for Peter Gold from Gold Ferries/, /CRM Integration/, /Shall I fill in/)
})

it('takes a name in lower case if the company repeats it', () => {
  talk()
    .says('book a demo')
    .says('jo gold gold ferries')
    .hears(/Thank you, Jo Gold\./)
    .says('what have you noted?')
    .hears(/Your company is Gold Ferries/)
})

it('leaves the rest open if the visitor is done', () => {
  atThePhone()
    .says('555 010 0199')
    .says("no, that's all")
    .reads(/This is for Anna Schmidt\. I have anna@example\.com and 555 010 0199/)
    .isAskedFor('yes-or-no')
})

it('takes "no message" together with what comes before and after it', () => {
  const asked = () => atThePhone().says('555 010 0199').says('Acme').says('CRM Integration')
  asked()
    .says('No message. How long until it is live?')
    .hears(/two to four weeks/, /Shall I fill in/)
  asked()
    .says('make it Customer Support. No message.')
    .hears(/The service is Customer Support/, /Shall I/)
  atThePhone()
    .says('555 010 0199')
    .says('Acme')
    .says('Put my question about refunds into the message. The service is CRM.')
    .hears(/Your message is: my question about refunds/, /Shall I/)
})

it('accepts the next answer instead of a yes to a read-back', () => {
  atTheEmail()
    .says('The e-mail: anna at example dot com')
    .reads(/I have anna@example\.com/)
    .says('five five five, oh one oh, two two two two')
    .reads(/I have 555 010 2222/)
    .says('yes')
    .says('Acme')
    .says('CRM Integration. Please write that mornings are best.')
    .reads(/Your message is: mornings are best\./)
})

it('reads a name with its spelling, and the company after it', () => {
  talk()
    .says('book a demo')
    .says("Anna Berg, that's A-N-N-A and then B-E-R-G, shop's called Berg Boats")
    .says('skip')
    .says('skip')
    .says('CRM Integration. No further text.')
    .reads(/This is for Anna Berg from Berg Boats\./)
    .neverHears(/Your message/)
  talk()
    .says('book a demo')
    .says('anna berg frm berg boats')
    .hears(/Thank you, Anna Berg\. What is your email/)
})

it('reads a number back as it was given', () => {
  atThePhone()
    .says('+1 555 010 2222')
    .reads(/I have \+1 555 010 2222\./)
})

it.each([
  'yes',
  "yes that's all correct",
  'no, that’s all',
  'looks good',
  'nothing to change',
  'yes please go ahead',
])('fills in the form and does not hang up: %s', (text) => {
  const call = atTheCheck().says(text).sees({ name: 'fill_consultation_form', arguments: filled })
  expect(() => call.isHungUpOn()).toThrow()
})

it.each([
  "no, that's all",
  'nothing',
  'no thanks',
  'that is all, bye',
  'no need',
  'not necessary',
  'Leave the message empty.',
])('takes no message: %s', (text) => {
  atThePhone()
    .says('skip')
    .says('Acme')
    .says('CRM')
    .says(text)
    .hears(/Shall I fill in the form/)
})

it('does not mistake a yes with a question for a yes', () => {
  atThePhone()
    .says('555 010 0199')
    .says('yes, but how much is it?')
    .hears(/no price list/, /company/)
  atTheCheck()
    .says('yes, but is there a trial?')
    .hears(/free trial/)
    .seesNothingHappen()
})

it('takes a plain no as the answer to its question, and at the end asks what to change', () => {
  atTheEmail()
    .says('anne@example.com')
    .says('no')
    .hears(/leave that blank/, /Which company/)
  atTheCheck()
    .says('no')
    .hears(/What shall I change/)
})

it('waits for the rest of an address or number that was broken off', () => {
  atTheEmail()
    .says('a n n a')
    .hears(/Go on/)
    .says('at example')
    .says('dot com')
    .reads(/anna@example\.com/)
  atThePhone()
    .says('five five five')
    .hears(/Go on/)
    .says('oh one oh, oh one nine nine')
    .reads(/555 010 0199/)
})

it.each(['skip', "I don't have a phone", "I'd rather not say"])('leaves open: %s', (text) => {
  atThePhone()
    .says(text)
    .hears(/leave that blank/, /company/)
})

it.each(['yes', 'No', 'okay', 'hello?', 'bye'])('does not mistake "%s" for a name', (text) => {
  talk()
    .says('I want a demo')
    .says(text)
    .neverHears(/Thank you,/)
})

const ofForm = (fields: object) => {
  const { consultation, ...known } = talk.knowledge
  return {
    ...known,
    consultation: { ...consultation, asks: ['name', 'email', 'message'] as const, ...fields },
  }
}

it.each([
  ['notes the others when the visitor tells them', {}, { phone: '5550100199' }],
  ['notes nothing that the form has no field for', { has: ['name', 'email', 'message'] as const }, {}],
])('asks for the required fields only, and %s', (_what, fields, noted) => {
  talk(ofForm(fields))
    .says('I would like to book a demo')
    .says('Anna Schmidt')
    .says('anna@example.com')
    .neverHears(/company|number|Which service/i)
    .says('no')
    .hears(/Shall I/)
    .says('My number is 555 010 0199')
    .says('yes')
    .sees({
      name: 'fill_consultation_form',
      arguments: { name: 'Anna Schmidt', email: 'anna@example.com', ...noted },
    })
})

it('keeps what is added at the read-back, whoever it is about', () => {
  atTheCheck()
    .says('he is allergic to nuts')
    .says('also she needs a ramp')
    .holds({ ...filled, message: 'he is allergic to nuts. also she needs a ramp' })
})

it('takes a figure that answers the next question for no digit of the number', () => {
  const { company: _, service: __, ...begun } = filled
  atThePhone()
    .says('555 010 0199')
    .says('7')
    .holds(begun)
    .says('sorry, the number ends in 98')
    .holds({ ...begun, phone: '5550100198' })
})

it('asks for the rest when "no more" or "send" is said of something else', () => {
  atTheEmail()
    .says('anna@example.com. Oh, and does it send out reminders as well?')
    .hears(/phone number/)
    .says('555 010 0199')
    .says('Wheel House Foods, the place with wheels no more!')
    .hears(/Which service/)
})

it('takes no figure of something else for a digit of the number', () => {
  const { company: _, service: __, ...begun } = filled
  atThePhone().says('555 010 0199, and the frame is 56').holds(begun)
  atTheCheck().says('No message. My frame is a 54').holds(filled)
})

it('takes a goodbye for no name', () => {
  talk()
    .says('book a demo')
    .says('Goodbye')
    .neverHears(/Thank you, Goodbye/)
})
