import type { VoicePanel } from '#agency/schema/voice.ts'

/** What is written in the panel of a call. */
export const voicePanel: VoicePanel = {
  /** How the assistant is called. */
  assistantName: 'Nachtportier',
  status: {
    loading: 'Verbindung wird aufgebaut',
    restoring: 'Die Leitung ist weg. Wir holen sie zurück',
    listening: 'Hört zu',
    speaking: 'Spricht',
    muted: 'Ihr Mikrofon ist aus',
    typing: 'Wartet auf Ihre Worte',
    ended: 'Das Gespräch ist beendet',
    hungUp: 'Der Nachtportier hat aufgelegt',
    failed: 'Kein Gespräch',
  },
  /** Why the assistant has hung up, by the platform's word for it, where a visitor should know. */
  endings: {
    'silence-timed-out': 'Eine Weile hat niemand gesprochen. Rufen Sie jederzeit wieder an.',
    'exceeded-max-duration':
      'Länger darf ein Gespräch nicht dauern. Rufen Sie noch einmal an, dann geht es weiter.',
  },
  /** A call that did not come about, or broke. Each is followed by a way on. */
  problems: {
    unavailable: 'Der Nachtportier ist gerade nicht am Platz.',
    busy: 'Alle Leitungen sind gerade belegt.',
    limit: 'Die Gespräche sind fürs Erste aufgebraucht. Bitte versuchen Sie es später noch einmal.',
    lost: 'Die Leitung ist zusammengebrochen und ließ sich nicht wiederherstellen.',
  },
  /** Why the visitor is not heard, and what to do. Typing goes on meanwhile. */
  microphoneProblems: {
    permissions:
      'Der Browser gibt Ihr Mikrofon für diese Seite nicht frei. Erlauben Sie es in der Adresszeile, oder tippen Sie: Der Nachtportier antwortet so oder so.',
    'not-found':
      'Es wurde kein Mikrofon gefunden. Schließen Sie eines an, oder tippen Sie: Der Nachtportier antwortet so oder so.',
    'in-use':
      'Ein anderes Programm benutzt Ihr Mikrofon. Schließen Sie es, oder tippen Sie: Der Nachtportier antwortet so oder so.',
    unknown:
      'Ihr Mikrofon funktioniert hier nicht. Tippen Sie einfach: Der Nachtportier antwortet so oder so.',
  },
  /** How well visitors are understood: nobody recognises speech, common phrases alone are, or speaking has failed twice in a row. */
  hearing: {
    nobody: 'Spracheingabe ist hier nicht möglich. Tippen Sie Ihre Frage, der Nachtportier antwortet laut.',
    phrases: 'Wenn Sie sprechen, versteht der Nachtportier kurze, übliche Fragen.',
    failed: 'Das kam nicht an. Tippen Sie Ihre Frage unten ein.',
  },
  /** Why a typed text was not sent, and what to do. It stays in the field. */
  refusals: {
    'message-too-long': 'Das ist zu lang zum Senden. Kürzen Sie es auf 2.000 Zeichen.',
    'message-too-fast':
      'Das kam zu schnell nach der letzten Nachricht. Warten Sie kurz und senden Sie es dann noch einmal.',
  },
  /** The one sentence of consent, beside the button. */
  browserUnderstands:
    'Ihr Browser kann alles erkennen, was Sie sagen. Was Ihr Mikrofon hört, schickt er dafür unter Umständen an seinen Hersteller.',
  allowBrowser: 'Meinen Browser nutzen',
  declineBrowser: 'Nein, danke',
  label: 'Gespräch mit dem Nachtportier',
  log: 'Was gesagt wurde',
  you: 'Sie',
  empty: 'Was gesagt wird, erscheint hier.',
  message: 'Tippen statt sprechen',
  send: 'Senden',
  mute: 'Stumm',
  /** Silences the assistant, whose words are then told by a screen reader. */
  soundOff: 'Ton aus',
  microphone: 'Mikrofon',
  defaultMicrophone: 'Standardmikrofon',
  namelessMicrophone: 'Mikrofon',
  playSound: 'Ton einschalten',
  soundHeldBack: 'Ihr Browser wartet auf einen weiteren Klick, bevor Sie den Nachtportier hören.',
  /** The browser plays no sound at all, on a page without TLS for example. */
  soundFails:
    'Hier ist der Nachtportier nicht zu hören. Lesen Sie seine Worte in diesem Fenster und tippen Sie Ihre.',
  end: 'Auflegen',
  close: 'Schließen',
  again: 'Noch einmal anrufen',
  retry: 'Noch einmal versuchen',
  form: 'Lieber eine Nachricht hinterlassen',
  formFilled: 'Das Formular ist ausgefüllt. Prüfen Sie es und senden Sie es ab.',
}
