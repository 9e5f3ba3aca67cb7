import type { calendars as english } from '../en/calendars.ts'

export const calendars: typeof english = {
  title: 'Ihre Kalender',
  about:
    'Zeiten, die darin belegt sind, kann niemand bei Ihnen buchen. Termine werden in den ersten Kalender eingetragen, der nicht nur gelesen wird.',
  written: 'Erhält Termine',
  readOnly: 'Wird nur gelesen',
  unreadable: 'Früher hinzugefügter Kalender',
  add: 'Kalender hinzufügen',
  ofColleagues: 'Kalender im Team',
  how: 'Verbindung',
  ways: {
    caldav: 'CalDAV: lesen und schreiben (Nextcloud, Fastmail, iCloud)',
    address: 'Geheime Adresse: nur lesen (Google, Outlook)',
  },
  address: 'Adresse',
  addressHint: {
    caldav: 'Die des Kalenders oder seines Servers, zum Beispiel https://caldav.fastmail.com.',
    address:
      'Bei Google „Privatadresse im iCal-Format“, bei Outlook der ICS-Link eines veröffentlichten Kalenders.',
  },
  user: 'Benutzername',
  password: 'Passwort',
  passwordHint: 'Die meisten Dienste verlangen ein App-Passwort, das Sie dort in Ihrem Konto anlegen.',
  try: 'Verbindung testen',
  trying: 'Verbindung wird aufgebaut\u00a0…',
  works: (name) => `Die Verbindung steht: ${name} kann gelesen werden.`,
  several: (count) => `Die Verbindung steht: Es gibt ${count} Kalender.`,
  choose: 'Welcher Kalender?',
  addThis: 'Diesen Kalender hinzufügen',
  added: 'Der Kalender wurde hinzugefügt',
  removeNamed: (name) => `${name} entfernen`,
  askRemove: (name) => `${name} entfernen?`,
  removeAbout:
    'Adresse und Passwort werden hier gelöscht, und Zeiten, die darin belegt sind, können gebucht werden. Einträge im Kalender bleiben dort.',
  removed: (name) => `${name} wurde entfernt`,
}
