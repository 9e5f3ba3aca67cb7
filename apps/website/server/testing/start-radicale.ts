import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#server/store/testing/postgres-machine.ts'
import { waitForPort } from '#server/store/testing/wait-for-port.ts'

/** Radicale, a CalDAV server of Debian. Any user has an account with the calendars they make; the password is `correct@horse`. */
export type Radicale = {
  /** The address of a user's calendar, with user and password, as in CALENDARS. */
  url(user: string, calendar?: string): string
  /** Makes a calendar. */
  make(user: string, calendar?: string): Promise<void>
  /** Puts an event into a calendar, as a calendar program does. */
  put(user: string, name: string, text: string): Promise<void>
  remove(user: string, name: string): Promise<void>
  /** Lists what is in a calendar. */
  list(user: string, calendar?: string): Promise<{ name: string; text: string }[]>
  /** Loses what is in a calendar, as a disk does. */
  empty(user: string): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

const password = 'correct@horse'

const settings = (folder: string, port: number) => `
[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${folder}/users
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${folder}/collections
[logging]
level = error
`

/**
 * Starts Radicale on a free port of 127.0.0.1.
 * @throws when the machine has no Radicale, or it does not start
 */
export async function startRadicale(users: readonly string[]): Promise<Radicale> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-radicale-'))
  const port = await findFreePort()
  const configuration = join(folder, 'config')
  await writeFile(configuration, settings(folder, port))
  await writeFile(join(folder, 'users'), users.map((user) => `${user}:${password}\n`).join(''))
  let running: ReturnType<typeof spawn> | null = null

  async function start(): Promise<void> {
    const program = spawn('radicale', ['--config', configuration], { stdio: 'ignore' })
    const failed = new Promise<never>((_, reject) => {
      program.once('error', () =>
        reject(new Error('These tests need Radicale (on Debian "apt-get install radicale").')),
      )
      program.once('exit', (code) => reject(new Error(`Radicale ended with ${code}`)))
    })
    failed.catch(() => {})
    await Promise.race([waitForPort(port), failed])
    running = program
  }

  async function stop(): Promise<void> {
    if (!running) return
    const exited = once(running, 'exit')
    running.kill()
    await exited
    running = null
  }

  async function send(
    user: string,
    path: string,
    { headers, ...init }: { method?: string; body?: string; headers?: Record<string, string> },
  ): Promise<Response> {
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
    const response = await fetch(`http://127.0.0.1:${port}/${user}/${path}`, {
      ...init,
      headers: { Authorization: authorization, ...headers },
    })
    if (!response.ok) throw new Error(`Radicale answered ${response.status}`)
    return response
  }

  await start()
  return {
    url: (user, calendar = 'work') =>
      `http://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/${user}/${calendar}/`,
    async make(user, calendar = 'work') {
      await send(user, `${calendar}/`, { method: 'MKCALENDAR' })
    },
    async put(user, name, text) {
      await send(user, `work/${name}`, {
        method: 'PUT',
        body: text,
        headers: { 'Content-Type': 'text/calendar' },
      })
    },
    async remove(user, name) {
      await send(user, `work/${name}`, { method: 'DELETE' })
    },
    async list(user, calendar = 'work') {
      const response = await send(user, `${calendar}/`, { method: 'PROPFIND', headers: { Depth: '1' } })
      const names = [...(await response.text()).matchAll(/<href>[^<]*\/([^/<]+\.ics)<\/href>/g)].map(
        ([, name = '']) => name,
      )
      const listed: { name: string; text: string }[] = []
      // One after the other: Radicale accepts eight connections, and resets some of many more.
      for (const name of names)
        listed.push({ name, text: await (await send(user, `${calendar}/${name}`, {})).text() })
      return listed
    },
    async empty(user) {
      const calendar = join(folder, 'collections/collection-root', user, 'work')
      const files = (await readdir(calendar)).filter((name) => name.endsWith('.ics'))
      await Promise.all(files.map((name) => rm(join(calendar, name))))
    },
    start,
    stop,
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
