import type { PrivacyKept } from '#agency/schema/other-pages.ts'

/** What the privacy page says about messages besides `privacy.ts`. */
export const privacyKept: PrivacyKept = {
  held: 'Eine Nachricht, die nach Werbung aussieht, wartet, bis jemand von uns sie gelesen hat.',
  visit:
    'Dazu vermerken wir, über welche Seite Sie hereingekommen sind, welche Website Sie zu uns geführt hat und welche Kampagne in deren Link stand. In Ihrem Browser wird dafür nichts gespeichert.',
  deletedAfter: 'Ihre Nachricht löschen wir nach {days} Tagen.',
  untilAsked: 'Ihre Nachricht bleibt bei uns, bis Sie die Löschung verlangen.',
  restored:
    'Spielen wir eine Sicherungskopie zurück, löschen wir darin erneut, was wir auf Ihren Wunsch gelöscht hatten.',
  backups: 'Sicherungskopien löschen wir nach {days} Tagen.',
  /** With `ALLOWED_ORIGINS`: pages of other sites that may show the form. */
  sites:
    'Unser Formular kann auch auf Seiten von {sites} stehen. Schreiben Sie uns von dort, speichern wir, von welcher.',
  language:
    'Wechseln Sie die Sprache dieser Seiten, merkt sich ein Cookie namens „language“ ein Jahr lang, welche Sie gewählt haben. Mehr steht nicht darin.',
}
