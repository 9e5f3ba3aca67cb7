import {
  connectMailbox,
  describeMailboxFailure,
  findSentFolder,
} from '#server/desk/mailbox/connect-mailbox.ts'
import { readMailboxSettings } from '#server/desk/mailbox/mailbox-settings.ts'
import { type Config, mailboxAddress } from '#server/runtime/config.ts'
import type { Finding } from './finding.ts'

/** The state of the mailbox. `notes` are sentences about what works. */
export type MailboxReport = { findings: Finding[]; notes: string[] }

/** Checks whether the mailbox of IMAP_URL can be read. It opens no folder. */
export async function examineMailbox(config: Config): Promise<MailboxReport> {
  const settings = readMailboxSettings(config)
  if (settings === null) return { findings: [], notes: [] }
  let client
  try {
    client = await connectMailbox(settings)
    const sent = await findSentFolder(client, settings.sent)
    return {
      findings: [
        ...(sent === null
          ? [
              {
                what: 'The mailbox has no folder of sent mails that the desk could find: answers from a mail program do not appear there.',
                where: 'IMAP_SENT: name the folder, such as Sent.',
              },
            ]
          : []),
        ...(mailboxAddress(config.IMAP_URL) === undefined
          ? [
              {
                what: 'The user of the mailbox is no e-mail address, so replies of visitors go to the address of the agency (contact.ts).',
                where: 'Let that address deliver into the mailbox of IMAP_URL.',
              },
            ]
          : []),
      ],
      notes: ['The mailbox of IMAP_URL can be read.'],
    }
  } catch (error) {
    return {
      findings: [
        {
          what: `The mailbox cannot be read, so replies of visitors do not appear at the desk: ${describeMailboxFailure(error)}`,
          where: 'IMAP_URL: correct the server, the user and the password (docs/operations.md).',
        },
      ],
      notes: [],
    }
  } finally {
    client?.close()
  }
}
