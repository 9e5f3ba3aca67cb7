const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Names a week by its Monday: "16 Nov". */
export const weekName = (monday: string): string => format.format(Date.parse(`${monday}T00:00:00Z`))
