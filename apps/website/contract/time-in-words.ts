import { siteLanguage } from './language.ts'

/** Formats a time with its zone: "Tuesday 1 December 2026 at 10:00 (Central European Standard Time)". */
export function timeInWords(instant: string, timeZone: string, { dates, code } = siteLanguage): string {
  const at = new Date(instant)
  const words = new Intl.DateTimeFormat(dates, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at)
  const [zone] = new Intl.DateTimeFormat(dates, { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .filter(({ type }) => type === 'timeZoneName')
  // German writes the hour with its word, which Intl leaves out.
  return `${words}${code === 'de' ? ' Uhr' : ''} (${zone?.value ?? timeZone})`
}
