import type { WeekPage } from '#agency/schema/service-pages.ts'
import { claims } from '../numbers.ts'

/** The words of the page of reservations. */
export const scheduling: WeekPage = {
  layout: 'week',
  hero: {
    title: 'Um Mitternacht gebucht, um sieben am Tisch.',
    lead: 'Ihre Gäste reservieren, verlegen und stornieren per Telefon oder Nachricht, wann immer sie wollen. Ihr Tischplan behält seine Regeln, den Rest erledigt die Warteliste.',
    action: 'Meine leeren Tische zeigen',
    secondary: 'Wie er bucht',
  },
  features: {
    title: 'Was er mit Ihrem Buch macht',
    items: [
      {
        id: 'two-seatings',
        title: 'Hält zwei Tischzeiten auseinander',
        text: 'Um sechs und um halb neun, dazwischen zwanzig Minuten zum Eindecken.',
        strip: ['busy 8', 'buffer 2', 'new 8'],
      },
      {
        id: 'confirmations',
        title: 'Fragt, ob die Gäste kommen',
        text: 'Eine Nachricht am Nachmittag, beantwortet mit einer Ziffer.',
        strip: ['kept 6', 'kept 7', 'gap 5'],
      },
      {
        id: 'large-parties',
        title: 'Bringt große Gesellschaften unter',
        text: 'Zwölf Personen, zwei Tische, eine Anzahlung und ein festes Menü.',
        strip: ['new 12', 'busy 6'],
      },
      {
        id: 'table-waiting-list',
        title: 'Füllt stornierte Tische',
        text: 'Wer auf der Warteliste vorn steht und in der Nähe wohnt, wird zuerst gefragt.',
        strip: ['busy 6', 'new 5', 'busy 7'],
      },
    ],
  },
  results: {
    title: 'Drei Ergebnisse aus einer Saison',
    items: [
      {
        ...claims.emptyTables,
        id: 'emptyTables',
        text: 'Gezählt freitags und samstags, von Mai bis September.',
      },
      {
        ...claims.nightBookings,
        id: 'nightBookings',
        text: 'Zwischen Feierabend und 7 Uhr morgens.',
      },
      {
        id: 'service-hours',
        value: '0',
        prefix: '',
        label: 'Anrufe im Abendgeschäft',
        text: 'Das Telefon am Tresen ist jetzt Dekoration.',
        service: 'reservations',
      },
    ],
  },
  industries: {
    title: 'Bücher, die er geführt hat',
    items: [
      {
        id: 'restaurants',
        name: 'Restaurants und Gasthöfe',
        text: 'Terrassen, Hunde, Kinderwagen und der Stammgast an Tisch vier.',
        strip: ['busy 6', 'buffer 1', 'new 6', 'gap 5'],
      },
      {
        id: 'hotels',
        name: 'Hotels',
        text: 'Zimmer, Kinderbetten und späte Abreisen, in dem Buchungssystem, für das Sie ohnehin zahlen.',
        strip: ['busy 10', 'new 8'],
      },
    ],
  },
  steps: {
    title: 'Vom Papierbuch zum Nachtportier',
    items: [
      {
        id: 'copying-book',
        title: 'Wir übertragen Ihr Buch',
        text: 'Tische, Stühle, Tischzeiten und die Gewohnheiten Ihrer Stammgäste.',
      },
      {
        id: 'house-rules',
        title: 'Sie schreiben die Regeln',
        text: 'Wer wo sitzen darf, und ab wie vielen Gästen eine Anzahlung fällig wird.',
      },
      {
        id: 'first-calls',
        title: 'Er nimmt die ersten Anrufe an',
        text: 'Nur montags, wenn Sie ohnehin geschlossen haben.',
      },
      {
        id: 'every-call',
        title: 'Er nimmt alle an',
        text: 'Sie hören mit, wann immer Sie wollen.',
      },
    ],
  },
  month: {
    caption: 'Beispiel: der letzte Mai, mit den Tischen, die er gefüllt hätte',
    days: ['Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    weeks: [
      ['bbee', 'bbfe', 'bbbf', 'bbbb', 'bfbb', 'bbbe'],
      ['bfee', 'bbee', 'bbff', 'bbbf', 'bbbb', 'bbfe'],
      ['beee', 'bbfe', 'bbbe', 'bfbb', 'bbbf', 'bbbf'],
    ],
  },
  form: {
    title: 'Bringen Sie eine Seite aus Ihrem Buch mit',
    lead: 'Wir zählen die Tische, die leer geblieben sind, und sagen Ihnen, welche davon wir gefüllt hätten.',
  },
}
