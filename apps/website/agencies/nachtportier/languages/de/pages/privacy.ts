import type { PrivacyPage } from '#agency/schema/other-pages.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** The privacy page, in another order than the site came with. */
export const privacy: PrivacyPage = {
  title: 'Was wir aufbewahren, und wie lange',
  lead: 'Ein guter Portier vergisst. Wir auch.',
  sections: [
    {
      id: 'responsible',
      title: 'Wer verantwortlich ist',
      fact: 'Ein Familienbetrieb',
      paragraphs: [
        `Verantwortlicher im Sinne der Datenschutz-Grundverordnung (DSGVO) ist die ${brand.legalName}, Berlin. Sie erreichen uns unter ${contact.email} und ${contact.phone}.`,
      ],
    },
    {
      id: 'request',
      title: 'Wenn Sie uns schreiben',
      fact: 'Gespeichert, um zu antworten',
      paragraphs: [
        'Was Sie in das Formular schreiben, speichern wir in unserer eigenen Datenbank in Frankfurt, um Ihnen antworten zu können. Außerhalb unseres Hauses liest es niemand.',
        {
          id: 'kept-along',
          text: 'Dazu speichern wir die Fassung des Hinweises neben dem Knopf und den Zeitpunkt, zu dem Sie ihn gedrückt haben.',
          withCalls:
            'Hat der Nachtportier das Formular für Sie ausgefüllt, speichern wir auch die Nummer des Gesprächs.',
        },
        {
          id: 'unsent',
          text: 'Eine Nachricht, die Sie nicht abgeschickt haben, bleibt in Ihrem Browser und verschwindet, wenn Sie den Tab schließen.',
        },
      ],
    },
    {
      id: 'calls',
      when: 'calls',
      title: 'Wenn Sie mit dem Nachtportier sprechen',
      fact: 'Eine KI, und sie sagt es',
      paragraphs: ['Das Mikrofon bleibt aus, bis Sie auf den Knopf drücken.'],
    },
    {
      id: 'rights',
      title: 'Wenn Sie es sich anders überlegen',
      fact: 'Eine E-Mail genügt',
      paragraphs: [
        `Schreiben Sie an ${contact.email}, und wir geben Auskunft über Ihre Daten, berichtigen oder löschen sie. Sie hören innerhalb von zwei Wochen von uns. Außerdem können Sie sich bei der Berliner Beauftragten für Datenschutz und Informationsfreiheit beschweren.`,
      ],
    },
    {
      id: 'measuring',
      when: 'measured',
      title: 'Wie schnell die Seiten sind',
      fact: 'Millisekunden, keine Namen',
      paragraphs: [
        'Wenn Sie gehen, meldet eine Seite unserem Server, wie schnell sie da war und ob etwas schiefging.',
      ],
    },
    {
      id: 'reading',
      title: 'Wenn Sie sich nur umsehen',
      fact: 'Niemand folgt Ihnen',
      paragraphs: ['Wir laden nichts von anderen Unternehmen und schreiben Ihre IP-Adresse nirgends auf.'],
    },
  ],
}
