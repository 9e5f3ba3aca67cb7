import { it } from 'vitest'
import { talk } from '../evaluation/talk.ts'

it('begins the form after a yes to the offer of a consultation', () => {
  talk()
    .says('Do you sell shoes?')
    .hears(/Shall I prepare a request\?/)
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
    .says('Yes, but tell me about the price first.')
    .hears(/no price list/)
})

it('accepts a no, and goes on', () => {
  talk()
    .says('Do you sell shoes?')
    .says('No, thanks.')
    .hears(/What else/)
    .seesNothingHappen()
})

it('begins no form after a yes that follows no offer', () => {
  talk()
    .says('yes')
    .hears(/What would you like to know/)
})
