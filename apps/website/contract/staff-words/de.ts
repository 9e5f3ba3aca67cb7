import type { english } from './en.ts'

/** A moment, as it stands behind "am" and "seit dem": "3. Mai 2026 um 10:15 UTC". */
const moment = (iso: string) =>
  `${new Intl.DateTimeFormat('de', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(Date.parse(iso))} UTC`

/** The same in German. */
export const german: typeof english = {
  desk: {
    title: 'Teambereich',
    app: (brand) => `Teambereich ${brand}`,
    notLoaded: 'Der Teambereich wurde nicht geladen',
    tryAgain: 'Erneut versuchen',
    needsScript: 'Der Teambereich braucht JavaScript. Die Anfragen finden Sie auch in Ihren E-Mails und mit',
  },
  signIn: {
    title: 'Anmelden',
    button: 'Anmelden',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    passkey: 'Mit Passkey anmelden',
    provider: 'Mit dem Firmenkonto anmelden',
    help: 'Sie können sich nicht anmelden?',
    helpText:
      'Bitten Sie einen Admin Ihres Teams um einen neuen Link. Kann sich niemand anmelden, führt der Betreiber des Servers diesen Befehl aus:',
    errorTitle: (title) => `Fehler: ${title}`,
    problem: 'Das hat nicht geklappt',
    script: {
      show: 'Anzeigen',
      hide: 'Verbergen',
      showPassword: 'Passwort anzeigen',
      hidePassword: 'Passwort verbergen',
      noPasskey:
        'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder verwenden Sie ein Passwort.',
    },
  },
  welcome: {
    back: 'Neues Passwort wählen',
    first: 'Das erste Konto anlegen',
    join: 'Dem Team beitreten',
    backLead: 'Mit diesem Link können Sie sich einmal anmelden. Ihre anderen Geräte werden abgemeldet.',
    firstLead: (brand) => `Sie werden Admin und können das übrige Team von ${brand} einladen.`,
    joinLead: (brand) => `${brand} hat Sie eingeladen. Dieser Link gilt einmal.`,
    name: 'Ihr Name',
    nameHint: 'Ihr Team sieht ihn bei allem, was Sie tun.',
    newPassword: 'Neues Passwort',
    passwordHint: (shortest) =>
      `Mindestens ${shortest} Zeichen. Drei Wörter, die nicht zusammengehören, sind leicht zu merken.`,
    saveBack: 'Speichern und anmelden',
    saveFirst: 'Konto anlegen',
    saveJoin: 'Beitreten',
    passkey: 'Passkey statt Passwort verwenden',
    gone: 'Dieser Link gilt nicht mehr',
    goneLead:
      'Ein Link gilt einmal und höchstens ein paar Tage. Wenn Sie ein Konto haben, melden Sie sich an. Sonst bitten Sie einen Admin Ihres Teams um einen neuen Link.',
  },
  invitation: {
    subject: (brand) => `Einladung in das Team von ${brand}`,
    heading: (name) => `${name} hat Sie eingeladen`,
    text: (brand) =>
      `Mit diesem Link treten Sie dem Team von ${brand} bei, das Anfragen beantwortet. Er gilt einmal. Geben Sie ihn nicht weiter.`,
    link: 'Ihr Link',
    until: 'Gültig bis',
    time: moment,
    footer:
      'Sie erhalten diese E-Mail, weil ein Admin Ihre Adresse eingetragen hat. Wenn Sie keine Einladung erwarten, können Sie sie ignorieren.',
  },
  replySubject: (reference) => `Ihre Anfrage ${reference}`,
  announced: {
    request: 'Neue Anfrage',
    requestFor: (service) => `Neue Anfrage: ${service}`,
    reference: (reference) => `Vorgangsnummer ${reference}`,
    open: 'Im Teambereich öffnen',
  },
  notices: {
    held: (count) =>
      count === 1
        ? '1 Anfrage wird wegen Spamverdachts zurückgehalten'
        : `${count} Anfragen werden wegen Spamverdachts zurückgehalten`,
    heldText: 'Über diese Anfragen wurde niemand benachrichtigt, weil sie wie Spam aussehen:',
    heldMore: (count) => `und ${count} weitere`,
    heldAll: 'Alle zurückgehaltenen:',
    heldRead: 'Eine lesen:',
    heldDeliver: 'Eine doch zustellen:',
    noAnswer: (reference) => `Noch keine Antwort: ${reference}`,
    noAnswerText: (reference) =>
      `Zur Anfrage ${reference} ist bis jetzt keine Antwort eingegangen. Sie steht wieder in der Liste.`,
    back: (reference) => `Wiedervorlage: ${reference}`,
    backText: (reference) =>
      `Die Anfrage ${reference} lag bis jetzt auf Wiedervorlage. Sie steht wieder in der Liste.`,
    reply: (reference) => `Antwort zur Anfrage ${reference}`,
    replyText: 'Zu dieser Anfrage kam eine neue Nachricht. Lesen Sie sie im Teambereich.',
    strangerText:
      'Zu dieser Anfrage kam eine Nachricht von einer anderen Adresse. Lesen Sie sie im Teambereich.',
    clash: 'Eine Zeit ist doppelt belegt',
    clashText: 'Zur Zeit eines Termins steht etwas anderes im Kalender. Verlegen Sie eines von beiden.',
    quiet: (hours) =>
      `Seit ${hours === 1 ? 'einer Stunde' : `${hours} Stunden`} ist keine Anfrage eingegangen`,
    quietLast: (since) => `Die letzte kam am ${moment(since)}.`,
    quietNone: (since) => `Seit dem Start der Website am ${moment(since)} ist keine eingegangen.`,
    quietProbe: 'Vielleicht ist es nur ruhig. Ob Anfragen durchkommen, zeigt: npm run probe',
    quietHeld:
      'Anfragen mit Spamverdacht zählen nicht. Was zurückgehalten wird, zeigt: npm run requests -- list --state held',
    quietHours: 'Nach wie vielen Stunden diese Nachricht kommt, bestimmt QUIET_ALARM_HOURS.',
    probe: 'Eine Testanfrage kam nicht durch',
    probeTry: 'Selbst ausprobieren: npm run probe',
    whatToDo: 'Was zu tun ist, steht in docs/operations.md.',
    givenUp: (channel) => `Zustellung von Anfragen aufgegeben: ${channel}`,
    outage: (channel) => `Anfragen kommen nicht an: ${channel}`,
    outageText: (channel, since, answer) =>
      `Der Kanal „${channel}“ Ihrer Website ist seit dem ${moment(since)} gestört. Letzte Antwort: ${answer}`,
    outageOff: (replay) =>
      `Der Kanal nimmt nichts mehr an. Die Anfragen bleiben gespeichert, bis sich seine Adresse ändert oder Sie ${replay} ausführen.`,
    outageGivenUp: (replay) =>
      `Die Anfragen bleiben gespeichert, aber die Zustellung der aufgegebenen beginnt nicht von selbst neu. Wenn der Kanal wieder funktioniert, führen Sie ${replay} aus, oder drücken Sie bei einer Anfrage „Erneut senden“.`,
    outageWaits:
      'Die Anfragen bleiben gespeichert. Nach dem ersten Versuch wird die Zustellung drei Tage lang wiederholt.',
    outageShows: '„npm run deliveries“ zeigt sie; was zu tun ist, steht in docs/operations.md.',
  },
}
