import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, findPostgres } from '#server/store/testing/postgres-machine.ts'
import { startProgram } from '#server/testing/start-program.ts'

/** Exim, Debian's own mail server. It delivers into a folder for each local part. */
export type Exim = {
  /** May begin with `user:password@`. */
  host: string
  /** Reads the mails of a mailbox, oldest first, as stored. */
  mailbox(localPart: string): Promise<string[]>
  close(): Promise<void>
}

/** The local part at agency.example decides how a mail is treated. */
const settings = (folder: string, { uid, gid }: { uid: number; gid: number }) => `
exim_user = ${uid}
exim_group = ${gid}
admin_groups = ${gid}
deliver_drop_privilege
tls_advertise_hosts =
spool_directory = ${folder}/spool
log_file_path = ${folder}/log-%slog
pid_file_path = ${folder}/exim.pid
primary_hostname = mail.agency.example
host_lookup =
rfc1413_query_timeout = 0s
keep_environment =
local_interfaces = 127.0.0.1
message_size_limit = 100K
acl_smtp_mail = mail
acl_smtp_rcpt = rcpt
acl_smtp_data = data

begin acl
mail:
  deny    senders = refused@agency.example
          message = 5.7.1 Not a sender of ours
  accept
rcpt:
  deny    domains = ! agency.example
          message = 5.7.1 Relaying denied
  deny    local_parts = gone
          message = 5.1.1 No such mailbox
  defer   local_parts = greylisted
          message = 4.7.1 Greylisted, try again
  drop    local_parts = dropped
          message = 4.3.2 Going down
  accept  local_parts = slow
          delay = 60s
  accept
data:
  deny    condition = \${if match{$recipients}{unwanted@}}
          message = 5.7.1 Looks like spam
  defer   condition = \${if match{$recipients}{full@}}
          message = 4.2.2 Mailbox full
  accept

begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_advertise_condition = yes
  server_condition = \${if and{{eq{$auth2}{office}}{eq{$auth3}{correct horse}}}}

begin routers
all:
  driver = accept
  local_parts = ada : bob : carol : account
  transport = mailbox

begin transports
mailbox:
  driver = appendfile
  directory = ${folder}/mail/$local_part_data
  maildir_format
`

/**
 * Starts Exim on a free port of 127.0.0.1. It accepts mail for agency.example; `settings` above says which recipients
 * are refused.
 * @throws when the machine has no Exim, or it does not start
 */
export async function startExim(): Promise<Exim> {
  // Exim drops root when another user starts it, and the tests' PostgreSQL already has such a user.
  const { owner } = await findPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-exim-'))
  const port = await findFreePort()
  const configuration = join(folder, 'exim.conf')
  const user = owner ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  await writeFile(configuration, settings(folder, user))
  if (owner) await Promise.all([folder, configuration].map((path) => chown(path, owner.uid, owner.gid)))
  const exim = await startProgram({
    command: 'exim4',
    args: ['-C', configuration, '-bdf', '-oX', `${port}`],
    debianPackage: 'exim4-daemon-light',
    port,
    user: owner,
  })
  return {
    host: `127.0.0.1:${port}`,
    async mailbox(localPart) {
      const box = join(folder, 'mail', localPart, 'new')
      const names = existsSync(box) ? (await readdir(box)).toSorted() : []
      return Promise.all(names.map((name) => readFile(join(box, name), 'utf8')))
    },
    async close() {
      await exim.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
