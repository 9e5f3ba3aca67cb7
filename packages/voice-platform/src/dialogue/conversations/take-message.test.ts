import { expect, it } from 'vitest'
import { talk } from '../evaluation/talk.ts'

it.each([
  ['Are there any open positions?', 'yes please'],
  ['Your bot told my guests nonsense', 'yes'],
  ['Could you tell them I called about the lorries?', undefined],
  ['I would like to leave a message', undefined],
])('takes a message, and asks for a name and a way to answer: %s', (said, answer) => {
  const call = talk().says(said)
  if (answer !== undefined) call.hears(/Shall I/).says(answer)
  call
    .hears(/I write it down/, /your name\?/)
    .says('Ada Moreau')
    .says('ada@moreau.example')
    .says('555 010 0199')
    .neverHears(/company|service/i)
})

it('adds what is told after the offer to the message', () => {
  talk()
    .says('Are there any open positions?')
    .says('I have driven a lorry for ten years')
    .says('yes')
    .holds({ message: 'Are there any open positions? I have driven a lorry for ten years' })
})

it('offers to book once, and only what a service gives', () => {
  talk()
    .says('I would like to speak to your press officer')
    .neverHears(/consultation/)
  talk()
    .says('I am looking for help with customer support')
    .hears(/Shall I/)
    .says('We need help with scheduling')
    .neverHears(/Shall I (?:prepare|put)/)
})

it.each(['thanks', 'how are you?', 'how was your weekend?', 'haha, you are funny'])(
  'answers "%s" and asks nothing',
  (said) => {
    expect(talk().says(said).heard()).not.toMatch(/\?/)
  },
)

it('says goodbye to a wrong number', () => {
  talk()
    .says('oh sorry, wrong number')
    .hears(/Goodbye/)
    .isHungUpOn()
})
