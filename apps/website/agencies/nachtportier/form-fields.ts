import type { FormFields, FormWords } from '#agency/schema/form-fields.ts'

/** The fields of every form. Not everybody who asks has a house yet, so the name of one may stay empty. */
export const formFields: FormFields = [
  {
    name: 'name',
    required: true,
    label: 'Ihr Name',
    missing: 'Sagen Sie uns Ihren Namen.',
    tooLong: 'Höchstens {limit} Zeichen, bitte.',
  },
  {
    name: 'company',
    required: false,
    label: 'Ihr Haus',
    hint: 'Hotel oder Restaurant, falls es schon einen Namen hat.',
    missing: 'Sagen Sie uns, wie Ihr Haus heißt.',
    tooLong: 'Höchstens {limit} Zeichen, bitte.',
  },
  {
    name: 'phone',
    required: true,
    label: 'Telefon',
    missing: 'Geben Sie uns eine Nummer, unter der wir Sie erreichen.',
    invalid: 'Das sieht nicht nach einer Telefonnummer aus. Bitte prüfen Sie die Ziffern.',
    tooLong: 'Höchstens {limit} Zeichen, bitte.',
  },
  {
    name: 'email',
    required: true,
    label: 'E-Mail',
    missing: 'Geben Sie uns Ihre E-Mail-Adresse.',
    invalid: 'Geben Sie eine E-Mail-Adresse an, zum Beispiel empfang@example.com.',
    tooLong: 'Höchstens {limit} Zeichen, bitte.',
  },
  { name: 'service', required: true, label: 'Worum es geht', missing: 'Wählen Sie aus, worum es geht.' },
  {
    name: 'message',
    required: false,
    label: 'Ihre Nächte',
    hint: 'Was weckt Sie? Bis zu {limit} Zeichen.',
    missing: 'Erzählen Sie uns von Ihren Nächten.',
    tooLong: 'Höchstens {limit} Zeichen, bitte.',
  },
]

/** The words that all forms share. */
export const formWords: FormWords = {
  optional: '(wenn Sie mögen)',
  failure: 'Ihre Nachricht ist nicht am Empfang angekommen. Bitte klingeln Sie noch einmal.',
  problems: 'Da fehlt noch etwas',
  submitting: 'Es klingelt\u00a0…',
  late: 'Es klingelt noch, bisher ohne Antwort. Was Sie geschrieben haben, ist sicher.',
  offline: 'Sie sind offline. Wir klingeln weiter, und was Sie geschrieben haben, ist sicher.',
  thanks: 'Vielen Dank',
  left: { one: 'Noch {count} Zeichen übrig.', other: 'Noch {count} Zeichen übrig.' },
  tooMany: { one: '{count} Zeichen zu viel.', other: '{count} Zeichen zu viel.' },
  trap: 'Bitte leer lassen',
  errors: {
    unreadable: 'Entfernen Sie das unlesbare Zeichen.',
    notAsked: 'Lassen Sie das weg: Danach fragt unser Formular nicht.',
    limited:
      'Sie haben mehrmals hintereinander geklingelt. Was Sie geschrieben haben, steht noch da: Warten Sie {wait} und klingeln Sie dann noch einmal.',
    waits: { second: '1 Sekunde', seconds: '{count} Sekunden', minutes: 'ein paar Minuten' },
  },
}
