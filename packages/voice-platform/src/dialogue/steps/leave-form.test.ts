import { it } from 'vitest'
import { atThePhone, talk } from '../evaluation/talk.ts'

it.each(['start over', 'can we start again from the beginning'])('begins again: %s', (text) => {
  atThePhone()
    .says(text)
    .hears(/dropped what you told me/, /What is your name/)
})

it.each([
  'forget it',
  'never mind',
  'cancel the request',
  'no, stop it please',
  'I changed my mind',
  'Do not send it after all. Throw it away.',
])('drops the form and says so: %s', (text) => {
  atThePhone()
    .says(text)
    .hears(/stopped, and dropped what you told me/)
    .says('I would like to book a demo')
    .hears(/What is your name/)
})

it.each(["ok, let's continue", 'please go on', 'well, where were we'])('goes on: %s', (text) => {
  atThePhone()
    .says('what does it cost?')
    .says(text)
    .hears(/^What is your phone number\?$/)
})

it('leaves turns without a form to the other steps', () => {
  talk()
    .says('forget it')
    .neverHears(/dropped/)
})
