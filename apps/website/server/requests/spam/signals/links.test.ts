import { describe, expect, it } from 'vitest'
import { aRequest, points } from '#server/testing/a-spam-request.ts'
import { links } from './links.ts'

const score = (message: string) => points(links(aRequest({ message, email: 'ada@acme.example' })))

describe('links', () => {
  it('to the sender’s own domain do not count, because customers mention their websites', () => {
    expect(score('See https://acme.example/shop, www.acme.example and https://help.acme.example.')).toBe(0)
    expect(score('See https://notacme.example')).toBe(1)
  })

  it('count more if they are many, hide their target, or are written as markup', () => {
    expect(score('https://one.example')).toBe(1)
    expect(
      score('see https://one.example https://two.example https://three.example https://four.example'),
    ).toBe(3)
    expect(score('see https://bit.ly/x')).toBe(3)
    expect(score('https://bit.ly/x')).toBe(4)
    expect(score('https://cheap.top/x')).toBe(2)
    expect(score('cheap-visitors.top')).toBe(2)
    expect(score('<a href="https://one.example">one</a>')).toBe(3)
    expect(score('[url=https://one.example]one[/url]')).toBe(3)
  })

  it('count in a name, and never hold alone', () => {
    expect(points(links(aRequest({ name: 'Win https://one.example' })))).toBe(3)
    expect(score(`<a href="https://bit.ly/x">x</a> ${'https://a.top/x '.repeat(9)}`)).toBe(3)
  })

  it('do not occur in ordinary text', () => {
    for (const text of [
      'We use Node.js and/or Vue.',
      'mail me at ada@example.com/Ada',
      'v1.2/v1.3',
      'e.g. this',
    ]) {
      expect([text, score(text)]).toEqual([text, 0])
    }
  })
})
