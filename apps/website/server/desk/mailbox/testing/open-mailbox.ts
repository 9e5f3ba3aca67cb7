import { readConfig } from '#server/runtime/config.ts'
import { createLog } from '#server/runtime/log.ts'
import { readRequest } from '#server/desk/requests/request-detail.ts'

import { aConsultation, addRequest, aLimit, anIdentity } from '#server/testing/a-consultation.ts'
import type { Dovecot } from '#server/testing/start-dovecot.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import type { Consultation } from '#contract/consultation.ts'
import { followMailbox, type MailboxFollower } from '../follow-mailbox.ts'
import { type MailboxSettings, readMailboxSettings } from '../mailbox-settings.ts'

/** Quick steps, as long as the real ones in proportion. */
const quick = { poll: 500, beat: 100, lease: 1500, pause: 100, longestPause: 400 }

/** A user of the test's mail server whom no other test uses. */
export const aMailUser = (): string => `office.${crypto.randomUUID().slice(0, 8)}@agency.example`

export const settingsOf = (dovecot: Dovecot, user: string, password?: string): MailboxSettings => {
  const settings = readMailboxSettings(
    readConfig({ IMAP_URL: dovecot.url(user, password), MAIL_FROM: 'office@agency.example' }),
  )
  if (!settings) throw new Error('No mailbox')
  return settings
}

/** Reads a mailbox into a store, as a server does. */
export const follow = (
  store: TestDatabase,
  settings: MailboxSettings,
  more: { channels?: readonly string[]; isAlone?: boolean; log?: (line: string) => void } = {},
): MailboxFollower =>
  followMailbox({
    settings,
    store,
    channels: more.channels ?? [],
    isAlone: more.isAlone ?? store.kind === 'sqlite',
    log: createLog(more.log ?? (() => {})),
    onRecorded: () => {},
    pace: quick,
  })

/** Stores a request. @returns it, and the Message-ID (without brackets) of the mail that confirmed it */
export async function aRequest(
  store: TestDatabase,
  fields: Partial<Consultation> = {},
): Promise<Consultation & { confirmation: string }> {
  const consultation = aConsultation({ ...fields })
  await addRequest(store, consultation, anIdentity(), aLimit())
  return { ...consultation, confirmation: `${consultation.id}-confirmation@agency.example` }
}

/** What the store holds of a request and its mails. */
export async function readStored(store: TestDatabase, id: string) {
  const record = await store.run(readRequest, { id, now: new Date().toISOString() })
  if (!record) throw new Error(`No request ${id}`)
  return record
}

/** The kinds and texts of a request's mails, oldest first. */
export const mailsOf = async (store: TestDatabase, id: string): Promise<string[]> =>
  (await readStored(store, id)).mails.map(({ kind, text }) => `${kind}: ${text.split('\n')[0]}`).toReversed()
