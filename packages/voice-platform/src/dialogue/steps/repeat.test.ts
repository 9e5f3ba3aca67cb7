import { it } from 'vitest'
import { talk } from '../evaluation/talk.ts'

it('says the last answer again', () => {
  talk()
    .says('What services do you offer?')
    .says('Could you repeat that?')
    .hears(/We offer AI Customer Support/)
})
