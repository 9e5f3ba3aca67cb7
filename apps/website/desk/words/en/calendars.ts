/** The calendars of a colleague. */
export const calendars = {
  title: 'Your calendars',
  about:
    'Nobody can book you at a time that is taken in one of them. Appointments are written into the first one that is not read only.',
  written: 'Gets appointments',
  readOnly: 'Read only',
  unreadable: 'Calendar added earlier',
  add: 'Add a calendar',
  ofColleagues: 'Calendars of colleagues',
  how: 'Connection',
  ways: {
    caldav: 'CalDAV: read and written (Nextcloud, Fastmail, iCloud)',
    address: 'Secret address: read only (Google, Outlook)',
  },
  address: 'Address',
  addressHint: {
    caldav: 'Of the calendar or of its server, such as https://caldav.fastmail.com.',
    address: 'In Google “Secret address in iCal format”, in Outlook the ICS link of a published calendar.',
  },
  user: 'User name',
  password: 'Password',
  passwordHint: 'Most services want an app password, which you create in your account there.',
  try: 'Try it',
  trying: 'Connecting…',
  works: (name: string) => `It works: ${name} can be read.`,
  several: (count: number) => `It works: there are ${count} calendars.`,
  choose: 'Which calendar?',
  addThis: 'Add this calendar',
  added: 'The calendar is added',
  removeNamed: (name: string) => `Remove ${name}`,
  askRemove: (name: string) => `Remove ${name}?`,
  removeAbout:
    'Its address and password are deleted here, and times that are taken in it can be booked. Entries in the calendar stay there.',
  removed: (name: string) => `${name} is removed`,
}
