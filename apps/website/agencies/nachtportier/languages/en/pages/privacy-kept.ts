import type { PrivacyKept } from '#agency/schema/other-pages.ts'

/** What the privacy page says about messages besides `privacy.ts`. */
export const privacyKept: PrivacyKept = {
  held: 'A message that looks like advertising waits until one of us has read it.',
  visit:
    'With it we note the page you came in through, the website that pointed you here and the campaign in its link. Nothing is stored in your browser for that.',
  deletedAfter: 'Your message is deleted after {days} days.',
  untilAsked: 'Your message stays with us until you ask us to delete it.',
  restored: 'When we bring back a backup, we delete again what you had us delete.',
  backups: 'Backups are deleted after {days} days.',
  /** With `ALLOWED_ORIGINS`: pages of other sites that may show the form. */
  sites:
    'Our form may also stand on pages of {sites}. If you write to us from there, we store from which of them.',
  language:
    'If you change the language of these pages, a cookie called “language” remembers for a year which one you chose. It holds nothing else.',
}
