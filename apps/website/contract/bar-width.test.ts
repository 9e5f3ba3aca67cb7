import { expect, it } from 'vitest'
import { isLongBar } from './bar-width.ts'

const short = {
  name: 'Northlamp',
  links: ['Home', 'Services', 'Testimonials', 'Contact'],
  button: 'Get Started',
}

it('a bar fits a tablet if its words are short and few', () => {
  expect(isLongBar(short)).toBe(false)
})

it.each([
  ['a long name', { ...short, name: "Brückner's Nachtportier" }],
  ['a long link', { ...short, links: [...short.links, 'What we take over at night'] }],
  ['more links', { ...short, links: [...short.links, 'One', 'Two', 'Six'] }],
  ['a long button', { ...short, button: 'Ring the bell of the night porter' }],
])('but not with %s', (_, bar) => {
  expect(isLongBar(bar)).toBe(true)
})
