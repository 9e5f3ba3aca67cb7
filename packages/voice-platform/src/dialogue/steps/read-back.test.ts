import { it } from 'vitest'
import { atThePhone, talk } from '../evaluation/talk.ts'

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
