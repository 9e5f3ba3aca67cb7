import { describe, it } from 'vitest'
import type { Talk } from '../evaluation/talk.ts'
import { talk } from '../evaluation/talk.ts'

function atTheEmail(): Talk {
  return talk()
    .says('I would like to book a demo')
    .hears(/What is your name/)
    .says('Anna Schmidt')
    .hears(/email/)
}

function atThePhone(): Talk {
  return atTheEmail().says('anna@example.com').says('yes').hears(/phone/)
}

function atTheCheck(): Talk {
  return atThePhone()
    .says('555 010 0199')
    .says('correct')
    .says('Acme')
    .says('CRM Integration')
    .says('no')
    .hears(/Shall I fill in the form/)
}

const filled = {
  name: 'Anna Schmidt',
  email: 'anna@example.com',
  phone: '5550100199',
  company: 'Acme',
  service: 'CRM Integration',
}

describe('a consultation prepared in a call', () => {
  it('asks one thing at a time, reads back what was spelled, and fills in the form', () => {
    talk()
      .says('I would like to book a demo')
      .hears(/you check it and send it yourself/, /What is your name\?/)
      .isAskedFor('name')
      .says("I'm Anna Schmidt")
      .hears(/Thank you, Anna Schmidt\./, /email/)
      .isAskedFor('email')
      .says('a n n a at example dot com')
      .hears(/a, n, n, a, at e, x, a, m, p, l, e, dot com/)
      .reads(/I have anna@example\.com\./)
      .isAskedFor('yes-or-no')
      .says("yes that's right")
      .hears(/phone number/)
      .isAskedFor('phone')
      .says('plus four four, double seven, oh, one two three four five six')
      .hears(/plus 4 4 7, 7 0 1, 2 3 4, 5 6/)
      .reads(/I have \+447 701 234 56\./)
      .says('Exactly')
      .hears(/Which company/)
      .says('I work for Brown and Sons')
      .hears(/Customer Support, CRM Integration or Appointment Setting/)
      .says('the second one')
      .hears(/message/)
      .says('We have two offices.')
      .hears(/Anna Schmidt from Brown and Sons/, /CRM Integration/, /We have two offices/)
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
          message: 'We have two offices',
        },
      })
  })

  it('does not ask for what was said already', () => {
    talk()
      .says('Hello, my name is Anna Schmidt and I would like a demo of the chatbot')
      .hears(/email/)
      .neverHears(/What is your name/)
      .says('anna@example.com')
      .says('yes')
      .says('555 010 0199')
      .says('yes')
      .says('Acme')
      .hears(/message/)
      .neverHears(/Which service/)
  })

  it('takes another address instead of a yes', () => {
    atTheEmail()
      .says('anne at example dot com')
      .hears(/a, n, n, e,/)
      .says("No, it's anna at example dot com")
      .hears(/a, n, n, a,/)
      .says('yes')
      .hears(/phone/)
  })

  it('asks again after a plain no', () => {
    atTheEmail()
      .says('anne at example dot com')
      .says('no')
      .hears(/Once more/, /email/)
      .isAskedFor('email')
  })

  it('waits for the rest of an address or number that was broken off', () => {
    atTheEmail()
      .says('a n n a')
      .hears(/Go on/)
      .isAskedFor('email')
      .says('at example')
      .hears(/Go on/)
      .says('dot com')
      .hears(/a, n, n, a, at/)
    atThePhone()
      .says('five five five')
      .hears(/Go on/)
      .says('oh one oh, oh one nine nine')
      .hears(/5 5 5, 0 1 0, 0 1 9 9/)
  })

  it('changes a field on the way and at the end', () => {
    atThePhone()
      .says('Wait, change the email')
      .isAskedFor('email')
      .says('anna at example dot org')
      .says('yes')
      .hears(/phone/)
    atTheCheck()
      .says('no')
      .hears(/What shall I change/)
      .says('the company is wrong')
      .hears(/Which company/)
      .says('Zenith')
      .hears(/Anna Schmidt from Zenith/)
    atTheCheck()
      .says('No, the phone number is 555 010 0111')
      .hears(/5 5 5, 0 1 0, 0 1 1 1/)
      .says('yes')
      .says('yes')
      .sees({ name: 'fill_consultation_form', arguments: { ...filled, phone: '5550100111' } })
  })

  it('leaves open what the visitor would rather type', () => {
    atThePhone()
      .says('skip')
      .hears(/type it in the form/, /company/)
      .says('Acme')
      .says('Customer Support')
      .says('nothing')
      .says('yes')
      .sees({
        name: 'fill_consultation_form',
        arguments: {
          name: 'Anna Schmidt',
          email: 'anna@example.com',
          company: 'Acme',
          service: 'Customer Support',
        },
      })
  })

  it('answers a question in between, then comes back to its own', () => {
    atThePhone()
      .says('What happens with my data?')
      .hears(/answer your request/, /What is your phone number/)
      .isAskedFor('phone')
      .says('how much does it cost?')
      .hears(/no price/i, /phone number/)
  })

  it('stops when told to, and forgets what was said', () => {
    atThePhone()
      .says('never mind')
      .hears(/stopped/)
      .says('I would like to book a demo')
      .hears(/What is your name/)
  })

  it('never fills in the form before the last yes, and never sends it', () => {
    atTheCheck()
      .seesNothingHappen()
      .says('what do you do?')
      .seesNothingHappen()
      .says('yes')
      .sees({ name: 'fill_consultation_form', arguments: filled })
  })

  it('takes what is told with the name', () => {
    talk()
      .says('I want a demo')
      .says('John Smith from Acme')
      .hears(/Thank you, John Smith/)
      .says('john at acme dot org')
      .says('yes')
      .says('555 010 0199')
      .says('yes')
      .neverHears(/Which company/)
      .hears(/Which service/)
    talk()
      .says('I want a demo')
      .says('My name is Anna and my email is anna@example.com')
      .hears(/a, n, n, a, at/)
  })

  it('takes no yes, no or greeting for a name', () => {
    for (const text of ['yes', 'No', 'okay', 'hello?']) {
      talk()
        .says('I want a demo')
        .says(text)
        .neverHears(/Thank you/)
        .hears(/What is your name/)
    }
  })

  it('does not take the verb of a booking for a service', () => {
    talk()
      .says('can we schedule a call')
      .hears(/What is your name/)
    talk()
      .says('schedule a demo')
      .says('Anna')
      .says('skip')
      .says('skip')
      .says('skip')
      .hears(/Which service/)
  })

  it('says why it asks, and offers a way out when it does not understand', () => {
    talk()
      .says('I want a demo')
      .says('Why do you need my name?')
      .hears(/so that our team can get back to you/, /What is your name/)
      .says('42 42')
      .neverHears(/skip/)
      .says('42 42')
      .hears(/type it, or say skip/)
  })

  it('leaves out what the visitor does not have', () => {
    atThePhone()
      .says("I don't have a phone")
      .hears(/leave that blank/)
      .says('no company')
      .hears(/Which service/)
  })

  it('takes the message as it is said', () => {
    atThePhone()
      .says('skip')
      .says('Acme')
      .says('the last one')
      .says('yes')
      .hears(/Go ahead, please/)
      .says('Yes, call me in the afternoon.')
      .hears(/Appointment Setting/, /Your message is: call me in the afternoon\./)
  })
})
