import { expect, it } from 'vitest'
import { createConcierge } from '../concierge.ts'
import { harbour } from '../evaluation/harbour.ts'
import { talk } from '../evaluation/talk.ts'

const path = '/articles/sailing'
const knowledge = {
  ...harbour,
  articles: [
    { title: 'How to sail in fog', description: 'six rules, and the one that saves lives.', path },
    {
      title: 'Why calls go unanswered',
      description: 'what callers do after the tenth ring.',
      path: '/other',
    },
  ],
}
const call = () => talk(knowledge)

it('tells an article by its title and description, and a yes opens it', () => {
  call()
    .says('How do I sail in the fog?')
    .reads(/“How to sail in fog”: six rules, and the one that saves lives\. Shall I show you\?$/)
    .neverHears(/don.t know/)
    .isAskedFor('yes-or-no')
    .seesNothingHappen()
    .says('yes please')
    .hears(/Here you are/)
    .sees({ name: 'open_page', arguments: { path } })
})

it('opens it for "show me", and leaves it after a no', () => {
  call().says('Have you written about fog?').says('Show me').sees({ name: 'open_page', arguments: { path } })
  call()
    .says('Is there an article on fog?')
    .says('No, thanks')
    .hears(/All right/)
    .seesNothingHappen()
})

it('shows it after the offer was repeated, and not after another answer', () => {
  call()
    .says('Sailing in fog?')
    .says('Say that again')
    .hears(/Shall I show/)
    .says('Yes')
    .hears(/Here you are/)
  call().says('Sailing in fog?').says('Is there a discount?').says('Yes').seesNothingHappen()
})

it('opens an article by its title', () => {
  call().says('Show me how to sail in fog').sees({ name: 'open_page', arguments: { path } })
})

it('tells it beside an answer, and once in a call', () => {
  call()
    .says('What happens with calls that go unanswered?')
    .reads(/“Why calls go unanswered”.* Shall I show/)
    .says('Do calls go unanswered?')
    .neverHears(/Shall I show/)
})

it('speaks of none that shares a word with the question, and of none in the form', () => {
  call()
    .says('How much is it?')
    .neverHears(/Shall I show/)
    .says('What about fog?')
    .neverHears(/Shall I show/)
  call()
    .says('Book a consultation')
    .says('How do I sail in fog?')
    .neverHears(/Shall I show/)
})

it('gives another dialogue the article of the turn, with its address', () => {
  const concierge = createConcierge(knowledge)
  const [first] = concierge.factsAbout(concierge.start, 'How do I sail in fog?')
  expect(first?.say).toMatch(/“How to sail in fog”/)
  expect(first?.offers?.path).toBe(path)
})

it('offers the place of a fact', () => {
  const about = { names: ['Team'], path: '/team' }
  const facts = [{ id: 'crew', say: 'Eleven people.', asked: ['who is your crew'], offers: about }]
  talk({ ...harbour, facts })
    .says('Who is your crew?')
    .hears(/Eleven people\. Shall I show you\?/i)
    .says('Sure')
    .sees({ name: 'open_page', arguments: { path: '/team' } })
})
