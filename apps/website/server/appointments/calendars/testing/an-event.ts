/** An event as a calendar program writes it. @param lines further lines, such as `RRULE:FREQ=DAILY` */
export const anEvent = (uid: string, start: string, ...lines: string[]): string =>
  aCalendar([
    `BEGIN:VEVENT`,
    `UID:${uid}`,
    `DTSTAMP:20261201T000000Z`,
    `DTSTART${start}`,
    ...lines,
    'END:VEVENT',
  ])

/** An iCalendar text of these lines. */
export const aCalendar = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
