import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startMailServer } from '#server/requests/delivery/testing/start-mail-server.ts'
import { openStore } from '#server/store/open-store.ts'
import { startRadicale } from '#server/testing/start-radicale.ts'
import { startServerProcess } from '#server/testing/start-server-process.ts'
import { rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'

export type BookingCrashReport = {
  /** Visitors who were told that they have an appointment. */
  acknowledged: number
  /** Rounds that were killed while bookings were under way. */
  interrupted: number
  /** Each broken promise, in words. Must be empty. */
  broken: string[]
}

/** The agency that has appointments, and who holds them while nobody has an account at its desk. */
const sample = { AGENCY: 'nachtportier', path: '/book/first-call', holder: 'hallo@nachtportier.example' }

type Visitor = { email: string; network: string; path: string | null; isBooked: boolean }

const visitorsEachRound = 4

/**
 * Starts the real server on one store repeatedly, and kills it with SIGKILL at a random moment while visitors hold and book
 * times. Visitors press again after a crash. The last server runs until nothing waits; then each visitor must have one
 * appointment, one request, a confirmation and an entry in a calendar on a real CalDAV server, all with one UID.
 * @param databaseUrl of an empty PostgreSQL database; the embedded store by default
 */
export async function runBookingCrashRounds(
  rounds: number,
  databaseUrl?: string,
): Promise<BookingCrashReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bookings-'))
  const mail = await startMailServer()
  const radicale = await startRadicale(['desk'])
  await radicale.make('desk')
  const visitors: Visitor[] = []
  const report: BookingCrashReport = { acknowledged: 0, interrupted: 0, broken: [] }
  const environment = {
    AGENCY: sample.AGENCY,
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    SMTP_URL: mail.url,
    NOTIFY_EMAIL: sample.holder,
    CALENDARS: `${sample.holder}=${radicale.url('desk')}`,
    TRUSTED_PROXIES: 'loopback',
    RATE_LIMIT_PER_MINUTE: '1000000',
    CHECK_SENDER_DOMAIN: 'off',
  }
  let answered = Promise.withResolvers<void>()
  /** The first visitor has pressed. */
  const sending = Promise.withResolvers<void>()

  const send = (url: string, visitor: Visitor, path: string, fields?: Record<string, string>) =>
    fetch(`${url}${path}`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-For': visitor.network, Origin: url },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })

  /** Holds a time and books it, as long as the server answers. */
  async function visit(url: string, visitor: Visitor): Promise<void> {
    while (!visitor.isBooked) {
      if (visitor.path === null) {
        const page = await (await send(url, visitor, sample.path)).text()
        const times = Array.from(page.matchAll(/<button[^>]* value="([^"]+Z)"/g), ([, at = '']) => at)
        const at = times[randomInt(times.length)] ?? ''
        const held = await send(url, visitor, sample.path, { at, zone: 'Europe/Berlin' })
        await held.text()
        if (held.status === 303) visitor.path = held.headers.get('location')
        continue
      }
      const fields = {
        name: 'Zoe Weiss',
        email: visitor.email,
        phone: '+49 30 23125 199',
        message: visitor.email,
      }
      const presses = randomInt(4) === 0 ? 2 : 1
      sending.resolve()
      const booked = await Promise.all(
        Array.from({ length: presses }, () => send(url, visitor, visitor.path ?? '', fields)),
      )
      const statuses = booked.map(({ status }) => status)
      await Promise.all(booked.map((response) => response.text()))
      if (statuses.includes(303)) {
        visitor.isBooked = true
        answered.resolve()
      } else if (statuses.some((status) => status === 409 || status === 410 || status === 404)) {
        visitor.path = null
      } else if (!statuses.includes(503)) {
        report.broken.push(`was answered ${statuses.join(' and ')}`)
        return
      }
    }
  }

  async function runRound({ isFirst = false, isLast = false }): Promise<void> {
    const server = startServerProcess(environment)
    const url = await server.listening
    answered = Promise.withResolvers()
    if (!isLast)
      visitors.push(
        ...Array.from({ length: visitorsEachRound }, () => ({
          email: `${randomUUID()}@example.com`,
          network: `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
          path: null,
          isBooked: false,
        })),
      )
    const waiting = visitors.filter(({ isBooked }) => !isBooked)
    const visits = waiting.map((visitor) => visit(url, visitor).catch(() => {}))
    if (isLast) {
      await Promise.all(visits)
      await settled(environment)
      await server.stop()
      return
    }
    await Promise.race([isFirst ? sending.promise : answered.promise, Promise.all(visits)])
    // In the first round, nobody has been answered.
    await sleep(isFirst ? 0 : randomInt(150))
    await server.kill()
    await Promise.all(visits)
    if (waiting.some(({ isBooked }) => !isBooked)) report.interrupted += 1
  }

  try {
    for (let round = 0; round < rounds && report.broken.length === 0; round += 1)
      await runRound({ isFirst: round === 0 })
    await runRound({ isLast: true })
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
    await Promise.all([mail.close(), radicale.close()])
    await rm(dataDir, { recursive: true })
  }
}

/** Waits until everything that is due has been sent. */
async function settled(settings: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  for (;;) {
    const waiting = await (async () => {
      await using store = await openStore(settings, 'read')
      return store.run(countDue, { now: new Date().toISOString() })
    })()
    if (waiting === 0) return
    await sleep(100)
  }
}

function* countDue(sql: Sql, { now }: { now: string }): Transaction<number> {
  const due = sql
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    // What was tried before waits for its next attempt; a reminder was not.
    .where((row) => row.or([row('due_at', '<=', now), row('attempts', '>', 0)]))
  return (yield* rowsOf(due)).length
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
