import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contact } from '#content/contact.ts'
import { ContactLinks } from './contact-links.tsx'

const linksOf = (text: string) => {
  const html = renderToStaticMarkup(<ContactLinks>{text}</ContactLinks>)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text)
  return [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, shown]) => [href, shown])
}

it('links the telephone number and the e-mail address of the agency', () => {
  expect(linksOf(`Call ${contact.phone}, or write to ${contact.email}.`)).toEqual([
    [`tel:${contact.phoneLink}`, contact.phone],
    [`mailto:${contact.email}`, contact.email],
  ])
})

it('links other addresses and international numbers', () => {
  expect(linksOf('Vet Group, +49 (0)30 901820-11; complaints: post+law@vets.example.')).toEqual([
    ['tel:+493090182011', '+49 (0)30 901820-11'],
    ['mailto:post+law@vets.example', 'post+law@vets.example'],
  ])
})

it.each(['+49 30 901820 (24 hours)', '+49 30 901820. 2 people', '+49 30 901820 – 4 pm'])(
  'links no more than the number in "%s"',
  (text) => {
    expect(linksOf(text)).toEqual([['tel:+4930901820', '+49 30 901820']])
  },
)

it('leaves other numbers alone', () => {
  expect(linksOf('10717 Berlin, HRB 000000 B, DE000000000, Section 5 + 6, 2026-11-26')).toEqual([])
})
