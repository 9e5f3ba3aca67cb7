import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startMailServer } from '#server/requests/delivery/testing/start-mail-server.ts'
import { openStore } from '#server/store/open-store.ts'
import { startCaldavServer } from '#server/testing/start-caldav-server.ts'
import { calendarKeyName, createCalendarSecrets } from '#server/appointments/calendars/calendar-secrets.ts'
import { findSiteKey } from '#server/store/site-keys.ts'
import { giveAddress } from '#server/appointments/calendars/testing/give-calendar.ts'
import { startServerProcess } from '#server/testing/start-server-process.ts'
import { rowsOf, rowsOfEach, type Sql, type Transaction } from '#server/store/transaction.ts'

export type BookingCrashReport = {
  /** Visitors who were told that they have an appointment. */
  acknowledged: number
  /** Rounds that were killed at each moment. */
  killedAt: Record<Moment, number>
  /** Each broken promise, in words. Must be empty. */
  broken: string[]
}

/**
 * When the server is killed: a visitor presses; the first has their answer; a mail is under way; an entry is on its way to the
 * calendar.
 */
type Moment = (typeof moments)[number]
const moments = ['press', 'answer', 'mail', 'entry'] as const

/** The agency that has appointments, and who holds them while nobody has an account at its desk. */
const sample = { AGENCY: 'nachtportier', path: '/en/book/first-call', holder: 'hallo@nachtportier.example' }

type Visitor = { email: string; network: string; path: string | null; isBooked: boolean }

/**
 * Starts the real server on one store repeatedly, and kills it with SIGKILL at one moment after the other while visitors hold and
 * book times. Visitors press again after a crash. The last server runs until nothing waits; then each visitor must have one
 * appointment, one request, a confirmation and an entry in a calendar on a real CalDAV server, all with one UID.
 * @param options.visitors new ones each round. About a hundred fit into the calendar
 * @param options.databaseUrl of an empty PostgreSQL database; the embedded store by default
 */
export async function runBookingCrashRounds(options: {
  rounds: number
  visitors: number
  databaseUrl?: string | undefined
}): Promise<BookingCrashReport> {
  const { rounds, databaseUrl } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bookings-'))
  /** Called at each moment. */
  let reach: (moment: Moment) => void = () => {}
  const mail = await startMailServer({
    onMailFrom(_address, _session, callback) {
      reach('mail')
      callback()
    },
  })
  const radicale = await startCaldavServer('radicale', ['desk'])
  await radicale.make('desk')
  const address = radicale.address('desk')
  const calendar = new URL(address.url)
  const watched = await watchCalendar(Number(calendar.port), () => reach('entry'))
  calendar.port = String(watched.port)
  const visitors: Visitor[] = []
  const killedAt = { press: 0, answer: 0, mail: 0, entry: 0 }
  const report: BookingCrashReport = { acknowledged: 0, killedAt, broken: [] }
  const environment = {
    AGENCY: sample.AGENCY,
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    SMTP_URL: mail.url,
    NOTIFY_EMAIL: sample.holder,
    CALENDARS_ALLOW_PRIVATE: 'on',
    TRUSTED_PROXIES: 'loopback',
    RATE_LIMIT_PER_MINUTE: '1000000',
    CHECK_SENDER_DOMAIN: 'off',
  }

  const send = (url: string, visitor: Visitor, path: string, fields?: Record<string, string>) =>
    fetch(`${url}${path}`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-For': visitor.network, Origin: url },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })

  /** Holds a time and books it, as long as the server runs: what fails is tried again. */
  async function visit(url: string, visitor: Visitor, killed: AbortSignal): Promise<void> {
    while (!visitor.isBooked && !killed.aborted && report.broken.length === 0)
      await tryToBook(url, visitor).catch(() => sleep(50))
  }

  async function tryToBook(url: string, visitor: Visitor): Promise<void> {
    if (visitor.path === null) {
      const page = await (await send(url, visitor, sample.path)).text()
      const times = Array.from(page.matchAll(/<button[^>]* value="([^"]+Z)"/g), ([, at = '']) => at)
      const at = times[randomInt(times.length)] ?? ''
      const held = await send(url, visitor, sample.path, { at, zone: 'Europe/Berlin' })
      await held.text()
      if (held.status === 303) visitor.path = held.headers.get('location')
      return
    }
    const { email, path } = visitor
    const fields = { name: 'Zoe Weiss', email, phone: '+49 30 23125 199', message: email }
    const presses = randomInt(4) === 0 ? 2 : 1
    const sent = Array.from({ length: presses }, () => send(url, visitor, path, fields))
    reach('press')
    const booked = await Promise.all(sent)
    const statuses = booked.map(({ status }) => status)
    await Promise.all(booked.map((response) => response.text()))
    if (statuses.includes(303)) {
      visitor.isBooked = true
      reach('answer')
    } else if (statuses.some((status) => status === 409 || status === 410 || status === 404)) {
      visitor.path = null
    } else if (!statuses.includes(503)) {
      report.broken.push(`was answered ${statuses.join(' and ')}`)
    }
  }

  /** @param moment when the server is killed; null lets it finish */
  async function runRound(moment: Moment | null): Promise<void> {
    const server = startServerProcess(environment)
    const url = await server.listening
    if (moment !== null) visitors.push(...Array.from({ length: options.visitors }, newVisitor))
    const reached = Promise.withResolvers<void>()
    reach = (now) => now === moment && reached.resolve()
    const killing = new AbortController()
    const visits = Promise.all(visitors.map((visitor) => visit(url, visitor, killing.signal)))
    if (moment === null) {
      await visits
      await settled(environment)
      return server.stop()
    }
    const failed = visits.then(async () => {
      if (report.broken.length === 0) await reached.promise
    })
    await Promise.race([reached.promise, failed])
    await sleep(randomInt(20))
    killing.abort()
    await server.kill()
    await visits
    report.killedAt[moment] += 1
  }

  /** Gives the colleague the calendar, as the desk does. The first start makes the key. */
  async function addCalendar(): Promise<void> {
    const server = startServerProcess(environment)
    await server.listening
    await server.stop()
    await using store = await openStore(environment, 'write')
    const key = (await store.run(findSiteKey, { name: calendarKeyName })) ?? ''
    const secrets = createCalendarSecrets(key, undefined)
    await giveAddress(store, secrets, sample.holder, { ...address, url: calendar.href })
  }

  try {
    await addCalendar()
    for (let round = 0; round < rounds && report.broken.length === 0; round += 1)
      await runRound(moments[round % moments.length] ?? 'press')
    await runRound(null)
    report.acknowledged = visitors.filter(({ isBooked }) => isBooked).length
    await using store = await openStore(environment, 'read')
    const rows = await store.run(readBooked, undefined)
    const entries = (await radicale.list('desk')).map(({ text }) => /^UID:(\S+)/m.exec(text)?.[1] ?? '')
    const say = (isBroken: boolean, what: string) => isBroken && report.broken.push(what)
    for (const { email, path } of visitors) {
      const mine = rows.filter((row) => row.email === email)
      const [row] = mine
      say(mine.length !== 1, `${email} has ${mine.length} appointments`)
      if (!row) continue
      say(path?.includes(row.id) !== true, `${email} has another appointment than they were told`)
      const uids = mail.mails.filter(({ to }) => to.includes(email)).map(({ raw }) => uidIn(raw))
      say(!uids.includes(row.id), `${email} has no confirmation`)
      say(new Set(uids).size > 1, `${email} was sent more than one UID`)
      say(entries.filter((uid) => uid === row.id).length !== 1, `${row.id} is not once in the calendar`)
    }
    say(new Set(rows.map(({ starts_at: at }) => at)).size !== rows.length, 'a time was booked twice')
    say(entries.length !== visitors.length, `the calendar has ${entries.length} entries`)
    return report
  } finally {
    watched.close()
    await Promise.all([mail.close(), radicale.close()])
    await rm(dataDir, { recursive: true })
  }
}

const newVisitor = (): Visitor => ({
  email: `${randomUUID()}@example.com`,
  network: `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
  path: null,
  isBooked: false,
})

/** Passes everything on to a calendar server. @param onWrite called before an entry is */
async function watchCalendar(port: number, onWrite: () => void) {
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    client.on('data', (data) => data.toString('latin1').startsWith('PUT ') && onWrite())
    client.pipe(upstream).pipe(client)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

/** Waits until everything that is due has been sent. A delivery that several crashes met would wait for minutes. */
async function settled(settings: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  for (;;) {
    const waiting = await (async () => {
      await using store = await openStore(settings, 'write')
      return store.run(hurry, { now: new Date().toISOString() })
    })()
    if (waiting === 0) return
    await sleep(500)
  }
}

/** Makes retries due. @returns how many deliveries wait, without the reminders */
function* hurry(sql: Sql, { now }: { now: string }): Transaction<number> {
  const [, waiting] = yield* rowsOfEach([
    sql
      .updateTable('deliveries')
      .set({ due_at: now })
      .where('state', '=', 'waiting')
      .where('claim', 'is', null)
      .where('attempts', '>', 0),
    sql
      .selectFrom('deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .where((row) => row.or([row('due_at', '<=', now), row('attempts', '>', 0)])),
  ])
  return waiting.length
}

function* readBooked(sql: Sql): Transaction<{ id: string; email: string; starts_at: string }[]> {
  return yield* rowsOf(
    sql
      .selectFrom('consultations')
      .leftJoin('appointments', 'request_id', 'consultations.id')
      .select(['appointments.id', 'email', 'starts_at'])
      .where('appointments.state', '=', 'booked')
      .$narrowType<{ id: string; starts_at: string }>(),
  )
}

/** The UID of the invitation in a mail, which is encoded. */
function uidIn(raw: string): string | undefined {
  const texts = [
    raw,
    ...Array.from(raw.matchAll(/\r\n\r\n([A-Za-z\d+/=\r\n]{80,})/g), ([, part = '']) => decode(part)),
  ]
  return texts.map((text) => /^UID:(\S+)/m.exec(text)?.[1]).find(Boolean)
}

const decode = (part: string) => Buffer.from(part, 'base64').toString()
