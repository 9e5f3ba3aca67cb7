import { it } from 'vitest'
import { atThePhone, talk } from '../evaluation/talk.ts'

it.each(['goodbye', 'thanks, bye', 'That is all, bye!', 'I have to go'])('hangs up: %s', (text) => {
  talk()
    .says(text)
    .hears(/Goodbye/)
    .isHungUpOn()
})

it('asks before it leaves an unfinished request', () => {
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
