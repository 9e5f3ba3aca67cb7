import { it } from 'vitest'
import { atThePhone, talk } from '../evaluation/talk.ts'

it('answers a question in between, then comes back to its own', () => {
  atThePhone()
    .says('What happens with my data?')
    .hears(/answer your request/, /What is your phone number/)
    .isAskedFor('phone')
    .says('Why do you need my phone number?')
    .hears(/so that our team can reach you/, /phone number\?$/)
    .says('Do you sell shoes?')
    .hears(/don.t know/, /phone number\?$/)
})

it('reads a question that names nothing as one about the request', () => {
  const taught = {
    ...talk.knowledge,
    facts: [
      ...talk.knowledge.facts,
      { id: 'answer', topic: 'response-time', say: 'We answer within 2 days.' },
      {
        id: 'calls',
        say: 'Emergencies ring you within seconds.',
        asked: ['does it call me', 'how fast does it call'],
      },
    ],
  }
  talk(taught)
    .says('book a demo')
    .says('how fast do you call?')
    .hears(/within 2 days/)
})

it('does not stay with the topic from before the form', () => {
  talk()
    .says('What results did Willow Clinic get?')
    .says('book a demo')
    .says('How long does it take until it is live?')
    .hears(/two to four weeks/)
})

it('offers a way out when it does not understand twice', () => {
  atThePhone()
    .says('blue')
    .hears(/did not catch/)
    .neverHears(/skip/)
    .says('blue')
    .hears(/type it, or say skip/)
})
