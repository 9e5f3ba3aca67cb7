/** Formats a time with its zone: "Tuesday 1 December 2026 at 10:00 (Central European Standard Time)". */
export function timeInWords(instant: string, timeZone: string): string {
  const at = new Date(instant)
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(at)
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at)
  const [zone] = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .filter(({ type }) => type === 'timeZoneName')
  return `${day} at ${time} (${zone?.value ?? timeZone})`
}
