import { randomUUID } from 'node:crypto'
import { addCalendar } from '#server/desk/calendars/own-calendars.ts'
import { makeLink } from '#server/desk/staff/links.ts'
import { acceptFromProvider } from '#server/desk/staff/transactions/link-transactions.ts'
import type { Database } from '#server/store/open-database.ts'
import type { CalendarAddress, CalendarSecrets } from '../calendar-secrets.ts'

type Store = Pick<Database, 'run'>

/** Gives a colleague, who gets an account if they have none, a calendar. */
export async function giveCalendar(
  store: Store,
  {
    name,
    holder,
    canWrite = true,
    secret = '',
  }: { name: string; holder: string; canWrite?: boolean; secret?: string },
): Promise<string> {
  const at = new Date()
  await makeLink(store, { email: holder, role: 'member', staffId: null, lifetime: 60_000, by: null, now: at })
  const now = at.toISOString()
  const account = { email: holder, name: holder, staffId: randomUUID(), now }
  const staffId = (await store.run(acceptFromProvider, account)) ?? ''
  const calendar = { name, staff_id: staffId, holder, secret, can_write: canWrite ? 1 : 0 }
  const outcome = await store.run(addCalendar, { ...calendar, now })
  if (outcome !== 'added') throw new Error(`The calendar is ${outcome}`)
  return staffId
}

/** Gives a colleague the calendar at an address. @returns its name, and the id of the colleague */
export async function giveAddress(
  store: Store,
  secrets: CalendarSecrets,
  holder: string,
  address: CalendarAddress,
) {
  const name = secrets.nameOf(holder, address)
  const canWrite = address.login !== null
  const secret = secrets.seal(name, address)
  return { name, staffId: await giveCalendar(store, { name, holder, canWrite, secret }) }
}
