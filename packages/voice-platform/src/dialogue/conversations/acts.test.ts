import { expect, it } from 'vitest'
import { talk, atThePhone } from '../evaluation/talk.ts'

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

it('shows a page or a section', () => {
  talk()
    .says('Show me the case studies')
    .sees({ name: 'open_page', arguments: { path: '/case-studies' } })
    .says('Take me to the testimonials')
    .sees({ name: 'scroll_to_section', arguments: { section: 'testimonials', path: '/' } })
})

it('shows the place that an answer belongs to', () => {
  talk()
    .says('What is your phone number?')
    .hears(/plus 1, 5 5 5, 0 1 0, 0 1 4 2/)
    .sees({ name: 'scroll_to_section', arguments: { section: 'contact', path: '/' } })
})

it('tells an emergency first, also at the message, and takes none from a figure of speech', () => {
  const first = /^If anyone is in danger/
  const form = talk().says('book a demo').says('Anna Schmidt').says('anna@example.com').says('555 010 0199')
  form.says('Acme').says('CRM Integration').says('my husband has just collapsed in the kitchen').reads(first)
  expect(talk().says('Our phone system is dying').heard()).not.toMatch(first)
})
