import { it } from 'vitest'
import { atThePhone, talk } from '../evaluation/talk.ts'

it.each(['goodbye', 'thanks, bye', 'That is all, bye!', 'I have to go'])('hangs up: %s', (text) => {
  talk()
    .says(text)
    .hears(/Goodbye/)
    .isHungUpOn()
})

it('asks first whether to leave a request that is not finished', () => {
  atThePhone()
    .says('bye')
    .hears(/not finished/)
    .says('bye')
    .isHungUpOn()
  atThePhone()
    .says('bye')
    .says('555 010 0199')
    .reads(/I have 555 010 0199/)
})
