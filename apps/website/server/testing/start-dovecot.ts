import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { ImapFlow } from 'imapflow'
import { findFreePort, findPostgres } from '#server/store/testing/postgres-machine.ts'
import { makeCertificate } from '#server/testing/make-certificate.ts'
import { startProgram, type TestProgram } from '#server/testing/start-program.ts'

/** Dovecot, Debian's own IMAP server. Any user has a mailbox; the password is `correct@horse`. */
export type Dovecot = {
  port: number
  /** The value of IMAP_URL for a user, such as `office@agency.example`. */
  url(user: string, password?: string): string
  /** The same over TLS, with a certificate that no authority has signed. */
  secureUrl(user: string): string
  /** Puts a mail into a folder, as a mail server or a mail program does. */
  append(user: string, folder: string, mail: string | Buffer, arrivedAt?: Date): Promise<void>
  /** Puts many mails into a folder, one after the other. */
  appendAll(user: string, folder: string, mails: readonly string[]): Promise<void>
  /** Lists what is in a folder, with its flags. */
  list(user: string, folder?: string): Promise<{ uid: number; flags: string[] }[]>
  /** Gives all folders of a user new UIDVALIDITYs, as a restored backup does. */
  renumber(user: string): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

const mailPassword = 'correct@horse'

const settings = (folder: string, [port, securePort]: readonly number[], user: string, group: string) => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
ssl = yes
ssl_cert = <${folder}/tls.pem
ssl_key = <${folder}/tls.key
disable_plaintext_auth = no
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
mail_location = maildir:${folder}/mail/%u
mail_uid = ${user}
mail_gid = ${group}
first_valid_uid = 0
first_valid_gid = 0
passdb {
  driver = static
  args = password=${mailPassword}
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${folder}/mail/%u
}
auth_failure_delay = 0
mail_max_userip_connections = 100
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    address = 127.0.0.1
    port = ${securePort}
    ssl = yes
  }
}
service anvil {
  chroot =
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = subscribe
    special_use = \\Sent
  }
}
`

/**
 * Starts Dovecot on a free port of 127.0.0.1.
 * @throws when the machine has no Dovecot, or it does not start
 */
export async function startDovecot(): Promise<Dovecot> {
  // Mailboxes belong to a user who is not root, and the tests' PostgreSQL already has one.
  const { owner } = await findPostgres()
  const user = owner ? 'postgres' : userInfo().username
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-dovecot-'))
  const [port, securePort] = [await findFreePort(), await findFreePort()]
  const configuration = join(folder, 'dovecot.conf')
  await mkdir(join(folder, 'mail'))
  await makeCertificate(join(folder, 'tls.pem'), join(folder, 'tls.key'))
  await writeFile(configuration, settings(folder, [port, securePort], user, user))
  if (owner)
    await Promise.all([folder, join(folder, 'mail')].map((path) => chown(path, owner.uid, owner.gid)))
  let running: TestProgram | null = null

  async function start(): Promise<void> {
    running = await startProgram({
      command: 'dovecot',
      args: ['-F', '-c', configuration],
      debianPackage: 'dovecot-imapd',
      port,
    })
  }

  async function stop(): Promise<void> {
    await running?.stop()
    running = null
  }

  async function using<Result>(name: string, act: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      doSTARTTLS: false,
      auth: { user: name, pass: mailPassword },
      logger: false,
    })
    await client.connect()
    try {
      return await act(client)
    } finally {
      await client.logout()
    }
  }

  await start()
  return {
    port,
    url: (name, password = mailPassword) =>
      `imap://${encodeURIComponent(name)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    secureUrl: (name) =>
      `imaps://${encodeURIComponent(name)}:${encodeURIComponent(mailPassword)}@localhost:${securePort}`,
    append: (name, path, mail, arrivedAt) =>
      using(name, async (client) => void (await client.append(path, mail, [], arrivedAt))),
    appendAll: (name, path, mails) =>
      using(name, async (client) => {
        for (const mail of mails) await client.append(path, mail)
      }),
    list: (name, path = 'INBOX') =>
      using(name, async (client) => {
        const box = await client.mailboxOpen(path, { readOnly: true })
        if (box.exists === 0) return []
        const mails = await client.fetchAll('1:*', { uid: true, flags: true })
        return mails.map(({ uid, flags }) => ({ uid, flags: [...(flags ?? [])] }))
      }),
    async renumber(name) {
      const box = join(folder, 'mail', name)
      for (const path of [box, join(box, '.Sent')]) await rm(join(path, 'dovecot-uidlist'), { force: true })
      await rm(join(box, 'dovecot-uidvalidity'), { force: true })
    },
    start,
    stop,
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
