import { it } from 'vitest'
import { atThePhone } from '../evaluation/talk.ts'

it('answers a question in between, then comes back to its own', () => {
  atThePhone()
    .says('What happens with my data?')
    .hears(/answer your request/, /What is your phone number/)
    .isAskedFor('phone')
    .says('Why do you need my phone number?')
    .hears(/so that our team can get back to you/, /phone number\?$/)
    .says('Do you sell shoes?')
    .hears(/don.t know/, /phone number\?$/)
})

it('offers a way out when it does not understand twice', () => {
  atThePhone()
    .says('blue')
    .hears(/did not catch/)
    .neverHears(/skip/)
    .says('blue')
    .hears(/type it, or say skip/)
})
