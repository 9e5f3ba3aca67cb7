import { it } from 'vitest'
import { talk } from '../evaluation/talk.ts'

it.each([
  ['Hi there', /Hello/],
  ['How are you?', /ready to help/],
  ['Thanks!', /welcome/],
  ['Are you a real person?', /computer program/],
  ['can you hear me', /I am here/],
  ['what can I ask you', /ask me about/],
])('%s', (text, answer) => {
  talk().says(text).hears(answer)
})

it('cannot put a visitor through to a person, but says how to reach one', () => {
  talk()
    .says('I want to talk to a human')
    .hears(/I am an AI/, /5 5 5/)
    .says('ok')
    .hears(/What is your name/)
})
