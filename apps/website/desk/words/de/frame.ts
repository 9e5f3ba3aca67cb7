import type { frame as english } from '../en/frame.ts'
import { plural } from '../plural.ts'

const one = (name: string) => ({
  loading: `${name} wird geladen\u00a0…`,
  failed: `${name} konnte nicht geladen werden`,
  gone: `${name} wurde nicht gefunden`,
})
const many = (name: string) => ({
  loading: `${name} werden geladen\u00a0…`,
  failed: `${name} konnten nicht geladen werden`,
  gone: `${name} wurden nicht gefunden`,
})

export const frame: typeof english = {
  title: (screen, brand) => `${screen} · Teambereich ${brand}`,
  navigation: 'Teambereich',
  sections: {
    requests: 'Anfragen',
    calendar: 'Kalender',
    calls: 'Anrufe',
    numbers: 'Zahlen',
    settings: 'Einstellungen',
  },
  skip: 'Zum Inhalt springen',
  live: 'Live',
  notLive: 'Nicht live',
  lightScheme: 'Helle Darstellung',
  darkScheme: 'Dunkle Darstellung',
  shortcuts: 'Tastenkürzel',
  shortcutsKey: 'Tastenkürzel (?)',
  singleKeys: 'Kürzel mit nur einer Taste verwenden',
  keys: {
    j: 'Nächste Anfrage',
    k: 'Vorherige Anfrage',
    Enter: 'Anfrage öffnen',
    e: 'Status ändern',
    a: 'Zuständigkeit ändern',
    s: 'Auf Wiedervorlage legen',
    x: 'Auswählen',
    r: 'Antwort schreiben',
    t: 'Antwort mit einer Vorlage beginnen',
    'Ctrl Enter': 'Absenden',
    n: 'Notiz schreiben',
    '/': 'Suchen',
    f: 'Filtern',
    v: 'Gespeicherte Ansicht wählen',
    z: 'Letzte Änderung rückgängig machen',
    Esc: 'Zurück zur Liste',
    '?': 'Diese Übersicht anzeigen',
  },
  close: 'Schließen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  dismiss: 'Ausblenden',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen\u00a0…',
  loadingMore: 'Weitere werden geladen\u00a0…',
  openSite: 'Website öffnen (neuer Tab)',
  backToList: 'Zurück zur Liste',
  roles: { member: 'Mitglied', admin: 'Admin' },
  somebodyWhoLeft: 'Ehemaliges Teammitglied',
  unassigned: 'Niemand zuständig',
  aGoneRequest: 'einer inzwischen gelöschten Anfrage',

  signedOut: { title: 'Sie sind abgemeldet', signIn: 'Anmelden' },
  nowhere: {
    title: 'Nicht gefunden',
    words: 'Unter dieser Adresse gibt es nichts',
    toRequests: 'Zu den Anfragen',
  },
  failedScreen: {
    title: 'Die Seite konnte nicht geladen werden',
    kept: 'Was Sie geschrieben haben, bleibt erhalten.',
  },
  things: {
    screen: one('Die Seite'),
    desk: one('Der Teambereich'),
    requests: many('Die Anfragen'),
    request: one('Die Anfrage'),
    appointments: many('Die Termine'),
    calendar: one('Der Kalender'),
    freeTimes: many('Die freien Zeiten'),
    calls: many('Die Anrufe'),
    call: one('Der Anruf'),
    questions: many('Die Fragen'),
    numbers: many('Die Zahlen'),
    hours: many('Ihre Zeiten'),
    sessions: many('Die Anmeldungen'),
    passkeys: many('Die Passkeys'),
    team: one('Das Team'),
    invitations: many('Die Einladungen'),
    audit: one('Das Protokoll'),
    templates: many('Die Vorlagen'),
  },
  mayBeDeleted: 'Vielleicht wurde der Eintrag gelöscht.',

  failures: {
    signedOut: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich neu an und versuchen Sie es noch einmal.',
    unreachable:
      'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    unknown: (status) => `Der Server hat mit einem Fehler geantwortet (${status}).`,
    notSaved: (why) => `Nicht gespeichert. ${why}`,
    notUndone: (why) => `Nicht rückgängig gemacht. ${why}`,
  },
  undone: (change) => `Rückgängig gemacht: ${change}`,
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  notUndone: {
    several: (count) =>
      `${plural(count, { one: 'Eine Anfrage bleibt, wie sie ist', other: `${count} Anfragen bleiben, wie sie sind` })}: Jemand hat sie inzwischen geändert, oder die E-Mail ist schon unterwegs.`,
    mailed: (name) => `Die E-Mail zu ${name} ist schon unterwegs.`,
    taken: (name) => `Die Zeit von ${name} ist nicht mehr frei.`,
    over: (name) => `Die frühere Zeit von ${name} ist schon vorbei.`,
    changed: (name) => `Bei ${name} hat inzwischen jemand etwas geändert.`,
  },

  notices: {
    ended: 'Ihre Anmeldung ist abgelaufen.',
    kept: 'Was Sie geschrieben haben, bleibt erhalten.',
    signInAgain: 'Neu anmelden (neuer Tab)',
    unreachable: 'Der Server ist nicht erreichbar.',
    outOfDate:
      'Was Sie sehen, ist vielleicht nicht aktuell. Die Verbindung wird von selbst wieder aufgebaut.',
    channelFails: (channel) => `Anfragen kommen nicht an: ${channel}.`,
    failingSince: (time) =>
      `Die Zustellung schlägt seit ${time} fehl. Für jede Anfrage wird sie drei Tage lang wiederholt.`,
    gaveUp: (channel, count) =>
      `${channel}: Zustellung ${plural(count, { one: 'einer Anfrage', other: `von ${count} Anfragen` })} aufgegeben`,
    gaveUpMore:
      'in der letzten Woche. Hier sind alle gespeichert. Sobald die Zustellung wieder klappt, drücken Sie bei einer Anfrage „Erneut senden“, oder lassen Sie',
    runOnServer: 'auf dem Server ausführen.',
    noMailIn: (time) => `Seit ${time} ist keine E-Mail eingegangen.`,
    noMailInMore: 'Antworten liegen im Postfach und erscheinen hier, sobald es wieder gelesen werden kann.',
    noMailOut: (time, count) =>
      `Seit ${time} wird keine E-Mail verschickt; ${plural(count, { one: 'eine wartet', other: `${count} warten` })}.`,
    setting: (name) => `Die Einstellung heißt ${name}.`,
    calendarUnread: (holder, time) => `Der Kalender von ${holder} wurde seit ${time} nicht mehr gelesen.`,
    yourCalendars: 'Ihre Kalender',
    calendarIgnored: 'Es können Zeiten gebucht werden, die darin belegt sind.',
    calendarKept:
      'Bis er wieder gelesen wird, gelten die zuletzt gelesenen Zeiten, höchstens einen Tag lang.',
    clash: (time) => `Doppelt belegt: ${time}.`,
    clashBefore: (holder) => `${holder} hat`,
    clashLink: 'diesen Termin',
    clashAfter: 'und einen Eintrag im eigenen Kalender. Verlegen Sie eines von beiden.',
  },

  times: {
    seconds: (count) => `${count}\u00a0Sek.`,
    minutes: (count) => `${count}\u00a0Min.`,
    hours: (count) => `${count}\u00a0Std.`,
    days: (count) => plural(count, { one: '1 Tag', other: `${count} Tage` }),
    plain: (date) => date,
    firstOfRange: (day) => `${day}.`,
    zone: (zone) => `, in der Zeitzone ${zone}`,
    today: (day) => `Heute, ${day}`,
    tomorrow: (day) => `Morgen, ${day}`,
  },
}
