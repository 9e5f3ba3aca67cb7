import { describe, expect, it } from 'vitest'
import { choiceInWords, timeInWords, zoneInWords } from '#platform/dialogue/appointments/local-time.ts'
import { spokenFormIn } from '#platform/pipeline/spoken-form.ts'
import { clausesOf } from '#platform/pipeline/clause-chunker.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { listed, placeholdersIn, replaceableSentences, sentencesIn } from './sentences.ts'

const placeholders = (text: string | readonly string[]): string[] =>
  [...new Set([text].flat().flatMap(placeholdersIn))].toSorted()

it('an owner’s sentence may use what the sentence and those in its place use, and what every sentence knows', () => {
  expect(replaceableSentences.get('name')).toContain('name')
  expect(replaceableSentences.get('thanks')).not.toContain('name')
  for (const id of ['filling-in', 'filling-in-here', 'greeting-by-name'])
    expect(replaceableSentences.get(id)).toEqual(expect.arrayContaining(['fields', 'agency', 'phone']))
  expect(replaceableSentences.has('stillThere')).toBe(false)
})

describe('the German sentences', () => {
  it.each(Object.keys(en.dialogue) as (keyof typeof en.dialogue)[])(
    'say with %s what the English ones say',
    (id) => {
      expect(placeholders(de.dialogue[id])).toEqual(placeholders(en.dialogue[id]))
      expect([de.dialogue[id]].flat()).toHaveLength([en.dialogue[id]].flat().length)
    },
  )

  it('address the visitor with Sie', () => {
    const all = [de.dialogue, de.session].flatMap((group) => Object.values(group).flat()).join(' ')
    expect(all).not.toMatch(/\b(?:du|dich|dir|dein\w*|euch|euer|eure\w*)\b/i)
  })

  it('are those of every German, and a language without any has the English ones', () => {
    expect(sentencesIn('de-AT')).toBe(de)
    expect(sentencesIn('fr')).toBe(en)
  })
})

it.each([
  ['en', 'a, b and c', 'a, b or c'],
  ['de', 'a, b und c', 'a, b oder c'],
])('items are listed in %s', (language, and, or) => {
  expect(listed(['a', 'b', 'c'], 'and', language)).toBe(and)
  expect(listed(['a', 'b', 'c'], 'or', language)).toBe(or)
})

const berlin = 'Europe/Berlin'
const at = (time: string): number => Date.parse(time)

describe('times in German', () => {
  it('are told with day, date and zone', () => {
    expect(timeInWords(at('2026-12-01T09:00:00Z'), berlin)('de')).toBe(
      'Dienstag, 1. Dezember 2026, um 10:00 Uhr',
    )
    expect(zoneInWords([at('2026-12-01T09:00:00Z')], berlin)('de')).toBe('Mitteleuropäische Normalzeit')
  })

  it('are offered by their days', () => {
    const free = [
      '2026-12-01T09:00:00Z',
      '2026-12-01T13:30:00Z',
      '2026-12-02T08:00:00Z',
      '2026-12-07T08:00:00Z',
    ].map(at)
    expect(choiceInWords(free, berlin, at('2026-12-01T07:00:00Z'))('de')).toBe(
      'heute, Dienstag, 1. Dezember, um 10:00 Uhr oder 14:30 Uhr; morgen, Mittwoch, 2. Dezember, um 09:00 Uhr; oder Montag, 7. Dezember, um 09:00 Uhr',
    )
  })

  it('have their zone behind them in the hour that the clocks repeat', () => {
    const twice = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map(at)
    expect(choiceInWords(twice, berlin, at('2026-10-20T00:00:00Z'))('de')).toBe(
      'Sonntag, 25. Oktober, um 02:30 Uhr Mitteleuropäische Sommerzeit oder 02:30 Uhr Mitteleuropäische Normalzeit',
    )
    expect(zoneInWords(twice, berlin)('de')).toBe('Mitteleuropäische Zeit')
  })
})

it.each([
  ['Ich habe notiert: anna_k@müller.de und 0171 2345678.', /0 1 7 1, 2 3 4 5 6 7 8\.$/],
  ['Ich habe notiert: j.doe@gmx.de.', /^Ich habe notiert: j, Punkt, d, o, e, ät gmx Punkt de\.$/],
  [
    'Schreiben Sie an kontakt@hafen-hotel.de.',
    /^Schreiben Sie an kontakt ät hafen Bindestrich hotel Punkt de\.$/,
  ],
  ['Ihre Telefonnummer ist +49 40 555 0142.', /ist plus 4 9, 4 0, 5 5 5, 0 1 4 2\.$/],
  ['Ihre Telefonnummer ist 040/5550142.', /ist 0 4 0, 5 5 5 0 1 4 2\.$/],
  [
    'Das kostet 1.200 € im Monat, 80 % weniger, 24/7 & mehr als 4,8/5',
    /^Das kostet 1\.200 Euro im Monat, 80 Prozent weniger, rund um die Uhr und mehr als 4,8 von 5$/,
  ],
])('signs, addresses and numbers are spoken in German: %s', (text, spoken) => {
  expect(spokenFormIn('de')(text)).toMatch(spoken)
})

it.each([
  'Der Termin ist am 1. Dezember um 10:00 Uhr.',
  'Frei wäre Dienstag, 1. Dezember, um 10:00 Uhr.',
  'Wir arbeiten z. B. für Hotels und ca. 20 Praxen.',
])('a German dot in a sentence does not end it: %s', (text) => {
  expect(clausesOf(text).join('|')).not.toMatch(/\.\|/)
})
