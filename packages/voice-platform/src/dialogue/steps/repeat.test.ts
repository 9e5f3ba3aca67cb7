import { it } from 'vitest'
import { talk } from '../evaluation/talk.ts'

it('says the last answer again', () => {
  talk()
    .says('What services do you offer?')
    .says('Could you repeat that?')
    .hears(/We offer AI Customer Support/)
})

it('gives shorter answers to a visitor who finds it too fast', () => {
  talk()
    .says('What does it cost?')
    .says('not so fast please')
    .hears(/shorter/, /no price list/)
    .says('I want to talk to a human')
    .neverHears(/consultation request/)
})
