import { describe, expect, it } from 'vitest'
import { hearEmail } from './email.ts'

describe('an e-mail address that is said', () => {
  it.each([
    ['anna@example.com', 'anna@example.com'],
    ['My email is Anna.Schmidt@Example.com.', 'anna.schmidt@example.com'],
    ['j o h n at example dot com', 'john@example.com'],
    ['J-O-H-N at example dot com', 'john@example.com'],
    ['john dot smith at gmail dot com', 'john.smith@gmail.com'],
    ['john dot smith at gmail', 'john.smith@gmail.com'],
    ['john.smith at gmail.com', 'john.smith@gmail.com'],
    ["it's john underscore smith at acme dash tools dot co dot uk", 'john_smith@acme-tools.co.uk'],
    ['my e-mail address is juliet oscar hotel november at example dot org', 'john@example.org'],
    ['oscar at example dot com', 'oscar@example.com'],
    ['mike dot bravo at example dot com', 'mike.bravo@example.com'],
    ['b as in bravo, o, b for bob, at example dot com', 'bob@example.com'],
    ['a double n a at example dot com', 'anna@example.com'],
    ['anna four two at example dot com', 'anna42@example.com'],
    ['anna forty two at example dot com', 'anna42@example.com'],
    ['sure, you can write to me at anna at example dot com', 'anna@example.com'],
    ['anna plus news at example dot com', 'anna+news@example.com'],
    ['anne, sorry, anna at example dot com', 'anna@example.com'],
    ['that would be hanna at moser dot at', 'hanna@moser.at'],
    ['hannamoser in one word, at gmx dot de', 'hannamoser@gmx.de'],
    ['oh that is easy, kern at kern dot de', 'kern@kern.de'],
    ['info at sign example dot com', 'info@example.com'],
  ])('%s', (said, email) => {
    expect(hearEmail(said)).toEqual({ email })
  })

  it.each(['yes', 'I would rather not say', 'what for', ''])('is not heard in: %s', (said) => {
    expect(hearEmail(said)).toBeUndefined()
  })

  it('joins the words of the visitor’s own name', () => {
    expect(hearEmail('it is tom kern at kern dot de', '', ['tom', 'kern'])).toEqual({
      email: 'tomkern@kern.de',
    })
  })

  it('leaves out what is said before its first part', () => {
    expect(hearEmail('right, so it starts with t dot brennan')).toEqual({ partial: 't.brennan' })
    expect(hearEmail('at kern dot com', 't.brennan')).toEqual({ email: 't.brennan@kern.com' })
  })

  it('goes on from where it was broken off', () => {
    expect(hearEmail('anna at exam')).toEqual({ partial: 'anna@exam' })
    expect(hearEmail('ple dot com', 'anna@exam')).toEqual({ email: 'anna@example.com' })
  })
})
