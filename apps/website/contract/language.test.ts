import { describe, expect, it } from 'vitest'
import { describeLanguage } from '#agency/describe-language.ts'
import { money } from './money.ts'
import { plural } from './plural.ts'
import { timeInWords } from './time-in-words.ts'

const german = describeLanguage('de')
const english = describeLanguage('en')

describe('the language of a site', () => {
  it('has the day before the month in English without a region, and the American voice', () => {
    expect(english).toEqual({ tag: 'en', code: 'en', dates: 'en-GB', spoken: 'en-US', name: 'English' })
    expect(describeLanguage('en-US').dates).toBe('en-US')
  })

  it('is spoken in its most common region, and names itself', () => {
    expect(german).toEqual({ tag: 'de', code: 'de', dates: 'de', spoken: 'de-DE', name: 'Deutsch' })
    expect(describeLanguage('de-AT').spoken).toBe('de-AT')
    expect(describeLanguage('pt').spoken).toBe('pt-BR')
  })

  it('is marked if it is written from right to left', () => {
    expect(describeLanguage('ar').dir).toBe('rtl')
    expect(describeLanguage('he').dir).toBe('rtl')
    expect(german.dir).toBeUndefined()
  })

  it('decides how a time and its zone are written', () => {
    const at = (language: typeof german) => timeInWords('2026-12-01T09:00:00Z', 'Europe/Berlin', language)
    expect(at(german)).toBe('Dienstag, 1. Dezember 2026 um 10:00 Uhr (Mitteleuropäische Normalzeit)')
    expect(at(english)).toMatch(/^Tuesday,? 1 December 2026 at 10:00 \(Central European Standard Time\)$/)
  })

  it('decides how amounts are written', () => {
    expect(money(1234.5, 'EUR', german)).toBe('1.234,50\u00a0€')
    expect(money(1234.5, 'EUR', english)).toBe('€1,234.50')
    expect(money(89, 'USD', english)).toBe('$89')
  })

  it('decides which form of a word a number has', () => {
    const forms = { one: '{count} Zeichen zu viel', other: '{count} Zeichen zu viele' }
    expect(plural(forms, 1, german.tag)).toBe('1 Zeichen zu viel')
    expect(plural(forms, 1200, german.tag)).toBe('1.200 Zeichen zu viele')
    const polish = {
      one: '{count} znak',
      few: '{count} znaki',
      many: '{count} znaków',
      other: '{count} znaku',
    }
    expect([1, 3, 5, 22].map((count) => plural(polish, count, 'pl'))).toEqual([
      '1 znak',
      '3 znaki',
      '5 znaków',
      '22 znaki',
    ])
  })
})
