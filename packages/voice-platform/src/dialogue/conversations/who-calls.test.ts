import { it } from 'vitest'
import { talk } from '../evaluation/talk.ts'
import { harbour } from '../evaluation/harbour.ts'

it('tells no doubtful fact to somebody who complained', () => {
  const question = 'And the reminders for appointments, were they sent to her?'
  talk()
    .says('I want to complain')
    .says(question)
    .hears(/can.t see what happened/, /5 5 5/)
    .neverHears(/waiting list|books, moves/)
})

it('tells whoever calls how to reach people', () => {
  talk()
    .says('We are already a customer of yours and all our calls are lost')
    .hears(/can.t see what happened/)
    .says('What is your phone number?')
    .hears(/Our number is/)
    .says('Is anybody of you still there?')
    .hears(/Monday to Friday/)
})

it('says in one sentence what the agency does', () => {
  talk()
    .says('So what do you people do, in a nutshell?')
    .hears(/builds AI assistants for small businesses/)
    .neverHears(/Which|CRM/)
})

it.each([
  'Can you check whether my mail got there?',
  'Could you find my booking?',
  'Can you stop it from there?',
  'Please look it up',
  'Are my shoes ready yet?',
])('can look up and change nothing: %s', (text) => {
  talk()
    .says(text)
    .hears(/only the assistant on the website of Harbour Automation/, /5 5 5/)
})

it('lets somebody go who wanted another place', () => {
  talk()
    .says('Isn’t this the bakery at the corner?')
    .hears(/AI assistant of Harbour Automation/)
    .says('Have you got their telephone number?')
    .hears(/no number of anybody else/)
    .neverHears(/0142|5 5 5/)
})

it('takes a salesman for one, also if he asks for an appointment', () => {
  talk()
    .says('I would like to make an appointment with your buyer')
    .hears(/Thank you for the offer/)
    .neverHears(/your name/)
})

it.each(['Super, I have got to dash', 'Well, gotta go now', 'Thanks, I am off then'])(
  'hears a goodbye: %s',
  (text) => {
    talk().says(text).isHungUpOn().neverHears(/\?/)
  },
)

it('tells hours once, and again to whoever asks for them', () => {
  talk({ ...harbour, contact: { ...harbour.contact, hours: 'We are there Monday to Friday.' } })
    .says('I want to complain')
    .hears(/Monday to Friday/)
    .says('Where can I send my papers?')
    .hears(/You reach our team/)
    .neverHears(/Monday to Friday/)
    .says('When are you open?')
    .hears(/Monday to Friday/)
})

it('begins no form for a caller who tells of a booking', () => {
  talk()
    .says('I am looking for a job')
    .says('I built a booking calendar for my aunt')
    .neverHears(/your name/)
    .says('Then have somebody call me, please')
    .hears(/your name/)
})

it('answers what somebody tells of themselves with no fact', () => {
  talk()
    .says('I used to do appointments by phone myself. Thirty years at a desk.')
    .neverHears(/reminders|books/)
})

it('listens to somebody who is sad, and offers no form', () => {
  talk()
    .says('My wife died last spring')
    .hears(/sorry/)
    .says('I sit here in the evenings and the clock ticks')
    .hears(/listening/)
    .neverHears(/Shall I/)
})

it.each([
  'This is Lisa, I have to cancel the demo on Friday',
  'I booked a demo for Friday and we are now six',
  'We are running late for our appointment',
  'Did you get my booking for Friday?',
])('begins no form for what was booked before: %s', (text) => {
  talk()
    .says(text)
    .neverHears(/fill in the form|your name/)
})

it('tells nobody the prices who asks for wages', () => {
  talk().says('How much do you pay your people?').neverHears(/price/)
})

it.each([
  ['And if there is a fire, does it chat politely?', /emergency services/],
  ['And if I have had enough of it after a month?', /sorry about that/],
  ['My aunt asks if you get lonely at night', /sorry to hear/],
  ['You will take a slice of every booking as well, I expect', /your name/],
])('hears no more than is said: %s', (text, wrong) => {
  talk().says(text).neverHears(wrong)
})
