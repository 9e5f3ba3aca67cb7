import { expect, it } from 'vitest'
import { describeLanguage } from '#agency/describe-language.ts'
import { labelDays, nameOfZone } from './times.server.ts'

const german = describeLanguage('de')

it('labels days, times and zones in the language of the site', () => {
  const days = [['2026-12-01', ['2026-12-01T09:00:00Z']]] satisfies Parameters<typeof labelDays>[0]
  const shown = (language: typeof german) =>
    labelDays(days, 'Europe/Berlin', language).map(({ label, times }) => `${label}, ${times[0]?.label}`)
  expect(shown(german)).toEqual(['Dienstag, 1. Dezember, 10:00'])
  expect(shown(describeLanguage('en'))).toEqual(['Tuesday 1 December, 10:00'])
  expect(shown(describeLanguage('en-US'))).toEqual(['Tuesday December 1, 10:00 AM'])
  expect(nameOfZone('Europe/Berlin', german)).toBe('Mitteleuropäische Zeit (Europe/Berlin)')
})
