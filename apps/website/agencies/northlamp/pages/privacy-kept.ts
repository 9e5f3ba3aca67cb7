import type { PrivacyKept } from '#agency/schema/other-pages.ts'

/**
 * What the privacy page says about requests besides `privacy.ts`: the server adds the sentences that are true of how it is set up.
 * `{days}` stands for the number of days.
 */
export const privacyKept: PrivacyKept = {
  /** Always. */
  held: 'A filter sets suspected spam aside until one of us has looked at it.',
  /** While `VISIT_SOURCE` is on. */
  visit:
    'We also store how you found us: the page you opened first, the site that sent you and the campaign in the link. Your browser keeps nothing for this.',
  /** With and without `RETENTION_REQUESTS_DAYS`. */
  deletedAfter: 'We delete your request after {days} days.',
  untilAsked: 'We keep your request until you ask us to delete it.',
  /** Always, then with `RETENTION_BACKUPS_DAYS`. */
  restored: 'If we ever restore a backup, anything you asked us to delete is deleted again.',
  backups: 'We delete backups after {days} days.',
  /** With `ALLOWED_ORIGINS`: pages of other sites that may show the form. */
  sites:
    'Our form may also stand on pages of {sites}. If you write to us from there, we store from which of them.',
}
