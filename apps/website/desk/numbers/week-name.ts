const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A week by the Monday it begins with: "16 Nov". */
export const weekName = (monday: string): string => format.format(Date.parse(`${monday}T00:00:00Z`))
