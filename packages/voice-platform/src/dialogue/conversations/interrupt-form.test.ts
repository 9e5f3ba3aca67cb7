import { it } from 'vitest'
import { atThePhone, talk } from '../evaluation/talk.ts'

it.each(['start over', 'can we start again from the beginning'])('begins again: %s', (text) => {
  atThePhone()
    .says(text)
    .hears(/dropped what you told me/, /your name\?/)
})

it.each(['forget it', 'never mind', 'cancel the request', 'no, stop it please', 'I changed my mind'])(
  'leaves the form, and keeps its answers: %s',
  (text) => {
    atThePhone()
      .says(text)
      .hears(/have stopped/, /keep what you told me/)
      .says('I would like to book a demo')
      .hears(/go on with what I have/, /phone number\?/)
  },
)

it('drops the answers of a visitor who wants them gone', () => {
  atThePhone()
    .says('Do not send it after all. Throw it away.')
    .hears(/dropped what you told me/)
    .says('I would like to book a demo')
    .hears(/your name\?/)
})

it.each(["ok, let's continue", 'please go on', 'well, where were we'])('goes on: %s', (text) => {
  atThePhone()
    .says('what does it cost?')
    .says(text)
    .hears(/phone number\?$/)
})

it('leaves turns without a form to the other steps', () => {
  talk()
    .says('forget it')
    .neverHears(/dropped/)
})

it('reads back what the form holds, and goes on', () => {
  atThePhone()
    .says('Could you read my name back to me?')
    .hears(/Anna Schmidt/)
    .isAskedFor('phone')
    .says('555 010 0199')
    .says('which number do you have now?')
    .reads(/555 010 0199/)
    .says('What name is on it right now?')
    .hears(/Anna Schmidt/)
    .says('tell me the company you have')
    .hears(/not noted/)
})

it('does not mistake a question for the services for one about the form', () => {
  atThePhone()
    .says('which services do you have')
    .hears(/We offer AI Customer Support/)
})

it('reads nothing back outside the form', () => {
  talk()
    .says('which number do you have?')
    .reads(/555 010 0142/)
})

it('answers a question in between, then comes back to its own', () => {
  atThePhone()
    .says('What happens with my data?')
    .hears(/answer your request/, /phone number\?$/)
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

it('leaves a field to the visitor when it does not understand twice', () => {
  atThePhone()
    .says('blue')
    .hears(/did not catch/)
    .neverHears(/skip/)
    .says('blue')
    .hears(/You can type it in the form/)
})
