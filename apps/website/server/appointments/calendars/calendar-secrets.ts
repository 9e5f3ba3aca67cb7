import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '#server/store/open-database.ts'
import { readSiteKey } from '#server/store/site-keys.ts'

/** Where a calendar is, and how to get in. Every part of it is secret. */
export type CalendarAddress = {
  /** Without user, password and fragment. */
  url: string
  /** For CalDAV; null for an iCalendar file, which is read only. */
  login: { user: string; password: string } | null
  /** What its owner knows it by. */
  label: string
}

/** Encrypts what colleagues enter about their calendars (AES-256-GCM). */
export type CalendarSecrets = {
  /** The name of a calendar. The same one of the same colleague has the same name, with any password. */
  nameOf(holder: string, address: CalendarAddress): string
  /** @param name of the calendar: what is sealed for one cannot be opened for another */
  seal(name: string, address: CalendarAddress): string
  /** Null if it was sealed with another key. */
  open(name: string, sealed: string): CalendarAddress | null
}

/** The name of the site's own key. */
export const calendarKeyName = 'calendars'

/** Reads the site's own key, and makes it on the first start. */
export const readCalendarKey = (store: Pick<Database, 'run' | 'read'>): Promise<string> =>
  readSiteKey(store, calendarKeyName, () => randomBytes(32).toString('base64url'))

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/**
 * @param siteKey stands in the database, like what it encrypts
 * @param secretsKey SECRETS_KEY, which does not: with it, a copy of the database gives nothing away
 */
export function createCalendarSecrets(siteKey: string, secretsKey: string | undefined): CalendarSecrets {
  const key = Buffer.from(hkdfSync('sha256', secretsKey ?? siteKey, siteKey, 'calendars', 32))
  return {
    nameOf: (holder, { url, login }) =>
      createHmac('sha256', siteKey)
        .update([holder, url, login?.user ?? ''].join('\n'))
        .digest('hex'),
    seal(name, address) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(name))
      const sealed = [cipher.update(JSON.stringify(address)), cipher.final()]
      return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64')
    },
    open(name, sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const [iv, tag] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength, ivLength + tagLength)]
      try {
        const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength })
          .setAAD(Buffer.from(name))
          .setAuthTag(tag)
        const opened = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]
        return JSON.parse(Buffer.concat(opened).toString()) as CalendarAddress
      } catch {
        return null
      }
    },
  }
}
