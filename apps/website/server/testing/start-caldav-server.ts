import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CalendarAddress } from '#server/appointments/calendars/calendar-secrets.ts'
import { findFreePort } from '#server/store/testing/postgres-machine.ts'
import { startProgram, type TestProgram } from './start-program.ts'

/** A CalDAV server of Debian, on a free port of 127.0.0.1. Any user has the calendars they make. */
export type CaldavServer = {
  /** The address of a user's calendar, as it is entered. */
  address(user: string, calendar?: string): CalendarAddress & { login: Login }
  /** The address of the account of the first user. */
  account(): CalendarAddress & { login: Login }
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

type Login = NonNullable<CalendarAddress['login']>

const password = 'correct@horse'

/** Two implementations that have nothing in common. */
const programs = {
  radicale: {
    async prepare(folder: string, port: number, users: readonly string[]) {
      await writeFile(join(folder, 'users'), users.map((user) => `${user}:${password}\n`).join(''))
      await writeFile(join(folder, 'config'), radicaleSettings(folder, port))
      return ['--config', join(folder, 'config')]
    },
    pathOf: (user: string, calendar: string) => `${user}/${calendar}/`,
    folderOf: (path: string) => `collections/collection-root/${path}`,
  },
  /** It has one user, whose password it does not ask for, but keeps the calendars of others. */
  xandikos: {
    async prepare(folder: string, port: number, users: readonly string[]) {
      for (const user of users)
        await mkdir(join(folder, 'collections', user, 'calendars'), { recursive: true })
      const principal = `/${users[0]}/`
      const place = ['-l', '127.0.0.1', '-p', String(port), '-d', join(folder, 'collections')]
      return [...place, '--autocreate', '--current-user-principal', principal]
    },
    pathOf: (user: string, calendar: string) => `${user}/calendars/${calendar}/`,
    folderOf: (path: string) => `collections/${path}`,
  },
}

export type CaldavProgram = keyof typeof programs
export const caldavPrograms = Object.keys(programs) as CaldavProgram[]

const radicaleSettings = (folder: string, port: number) => `
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

/** @throws when the machine does not have the program, or it does not start */
export async function startCaldavServer(
  program: CaldavProgram,
  users: readonly string[],
): Promise<CaldavServer> {
  const { pathOf, folderOf } = programs[program]
  const folder = await mkdtemp(join(tmpdir(), `frontdesk-${program}-`))
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const args = await programs[program].prepare(folder, port, users)
  let running: TestProgram | null = null

  async function start(): Promise<void> {
    running = await startProgram({ command: program, args, debianPackage: program, port })
  }

  async function stop(): Promise<void> {
    await running?.stop()
    running = null
  }

  async function send(
    user: string,
    path: string,
    { headers, ...init }: { method?: string; body?: string; headers?: Record<string, string> },
  ): Promise<Response> {
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
    const response = await fetch(`${origin}/${path}`, {
      ...init,
      headers: { Authorization: authorization, ...headers },
    })
    if (!response.ok) throw new Error(`${program} answered ${response.status}`)
    return response
  }
  const loginOf = (user: string) => ({ user, password })
  /** What a calendar was when it was made. */
  const madeOf = (path: string) => join(folder, 'made', path)

  await start()
  return {
    address: (user, calendar = 'work') => ({
      url: `${origin}/${pathOf(user, calendar)}`,
      login: loginOf(user),
      label: calendar,
    }),
    account: () => ({ url: `${origin}/`, login: loginOf(users[0] ?? ''), label: '' }),
    async make(user, calendar = 'work') {
      const path = pathOf(user, calendar)
      await send(user, path, { method: 'MKCALENDAR' })
      await mkdir(dirname(madeOf(path)), { recursive: true })
      await cp(join(folder, folderOf(path)), madeOf(path), { recursive: true })
    },
    async put(user, name, text) {
      await send(user, `${pathOf(user, 'work')}${name}`, {
        method: 'PUT',
        body: text,
        headers: { 'Content-Type': 'text/calendar' },
      })
    },
    async remove(user, name) {
      await send(user, `${pathOf(user, 'work')}${name}`, { method: 'DELETE' })
    },
    async list(user, calendar = 'work') {
      const response = await send(user, pathOf(user, calendar), {
        method: 'PROPFIND',
        body: '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>',
        headers: { Depth: '1', 'Content-Type': 'application/xml' },
      })
      const names = Array.from(
        (await response.text()).matchAll(/<(?:\w+:)?href>[^<]*\/([^/<]+\.ics)<\//g),
        ([, name = '']) => name,
      )
      const listed: { name: string; text: string }[] = []
      // One after the other: Radicale accepts eight connections, and resets some of many more.
      for (const name of names)
        listed.push({ name, text: await (await send(user, `${pathOf(user, calendar)}${name}`, {})).text() })
      return listed
    },
    async empty(user) {
      const path = pathOf(user, 'work')
      const calendar = join(folder, folderOf(path))
      await rm(calendar, { recursive: true })
      await cp(madeOf(path), calendar, { recursive: true })
    },
    start,
    stop,
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
