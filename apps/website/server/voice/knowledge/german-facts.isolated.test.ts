import { describe, expect, it, vi } from 'vitest'
import { describeLanguage } from '#agency/describe-language.ts'
import { de } from './fact-words/de.ts'
import { createOpening } from './opening-hours.ts'
import { factsOfPage } from './own-page-facts.ts'
import { siteKnowledge } from './site-knowledge.ts'

/** The sample, as if it were in German. */
vi.mock('#contract/language.ts', () => ({
  siteLanguage: describeLanguage('de'),
  languageTag: 'de',
  direction: 'ltr',
}))

const { facts, consultation, language } = siteKnowledge(null, '', [], null, 'Europe/Berlin')
const said = (id: string): string => facts.find((fact) => fact.id === id)?.say ?? ''

describe('on a site in German', () => {
  it('stands no English sentence around the texts of the content', () => {
    expect(language).toBe('de')
    expect(said('phone')).toMatch(/^Unsere Telefonnummer ist \+?[\d ()-]+\.$/)
    expect(said('all-services')).toMatch(/^Das bieten wir an: [^.]+\. Außerdem bieten wir an: /)
    expect(said('form-fields')).toMatch(
      /^Das Formular fragt nach diesen Angaben: .+ und .+ \(freiwillig\)\.$/,
    )
    expect(said('all-problems')).toMatch(/: \d+ % /)
    expect(consultation.answeredWithin).toMatch(/^innerhalb von /)
    // The words around, without the content's own.
    const english = new RegExp(
      [
        /\b(?:In the example|Our (?:number|full name|page)|We (?:also )?offer|There (?:is|are)|You find us)\b/,
        /\b(?:On our pages|In our|The (?:form|phone number))\b/,
      ]
        .map(({ source }) => source)
        .join('|'),
    )
    const own = facts.filter(({ id }) => /^(?:all-|phone|email|contact$|form-|offices|availability)/.test(id))
    expect(own.length).toBeGreaterThan(8)
    for (const { say } of own) expect(say).not.toMatch(english)
  })

  it('tells prices as they are written in German', () => {
    const section = {
      kind: 'prices' as const,
      title: 'Preise',
      currency: 'EUR',
      plans: [
        {
          name: 'Klein',
          price: 1200,
          per: 'im Monat',
          text: 'Für ein Haus.',
          includes: ['Anrufe', 'Nachrichten'],
        },
        { name: 'Groß', price: 1890.5, per: 'im Monat', text: 'Für mehrere.', includes: ['Alles'] },
      ],
    }
    const page = {
      name: 'Preise',
      heading: 'Preise',
      path: '/preise',
      description: 'Was es kostet.',
      sections: [section],
    }
    const texts = factsOfPage('preise', page as unknown as Parameters<typeof factsOfPage>[1]).map(({ say }) =>
      say.replaceAll('\u00a0', ' '),
    )
    expect(texts[1]).toBe('Das sind unsere Preise. Klein: 1.200 € im Monat. Groß: 1.890,50 € im Monat.')
    expect(texts[2]).toBe('Klein: 1.200 € im Monat. Für ein Haus. Darin enthalten: Anrufe. Nachrichten.')
  })
})

describe('opening hours in German', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
  const hours = {
    openingHours: [
      { days: [...weekdays], opens: '08:30', closes: '18:00' },
      { days: ['Saturday' as const], opens: '09:00', closes: '12:00' },
    ],
    holidays: [{ country: 'DE', region: 'HB' }],
  }
  const opening = createOpening(hours, 'Europe/Berlin')
  const office = createOpening(hours, 'Europe/Berlin', 'Bremen')
  // On a Tuesday evening.
  const at = new Date('2026-12-01T19:00:00Z')

  it('are told for the week', () => {
    expect(opening.spoken).toBe(
      'Wir sind erreichbar: Montag bis Freitag von 8:30 bis 18 Uhr und Samstag von 9 bis 12 Uhr.',
    )
    expect(office.spoken).toMatch(/^Bremen hat geöffnet: Montag bis Freitag/)
  })

  it.each([
    ['now', 'Nein, unser Team ist gerade nicht da. Wir sind morgen ab 8:30 Uhr wieder für Sie da.'],
    ['tomorrow', 'Ja, morgen ist unser Team von 8:30 bis 18 Uhr da.'],
    ['on Saturday', 'Ja, am Samstag ist unser Team von 9 bis 12 Uhr da.'],
    ['on December 25', 'Nein, am 25. Dezember (1. Weihnachtstag) ist unser Team nicht da.'],
  ])('are told for a day: %s', (when, answer) => {
    expect(opening.answer(`are you open ${when}?`, at)).toBe(answer)
  })

  it('follow the clocks when these change', () => {
    const before = new Date('2027-03-27T20:00:00Z')
    expect(opening.answer('are you open now?', before)).toBe(
      'Nein, unser Team ist gerade nicht da. Wir sind am Dienstag ab 8:30 Uhr wieder für Sie da.',
    )
    expect(office.answer('are you open now?', at)).toMatch(/^Nein, Bremen hat gerade geschlossen\./)
    expect(office.answer('are you open tomorrow?', at)).toBe(
      'Ja, morgen hat Bremen von 8:30 bis 18 Uhr geöffnet.',
    )
  })

  it('name the days off', () => {
    expect(opening.daysOff(at)).toMatch(/^Wir haben an diesen Tagen geschlossen: 1\. Weihnachtstag, .* und /)
  })
})

it('a quote has German quotation marks', () => {
  expect(de.quote('„Ja“')).toBe('„Ja“')
})
