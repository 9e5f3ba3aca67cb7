import type { AppointmentKind } from '#agency/schema/appointments.ts'
import type { Contact } from '#agency/schema/contact.ts'
import type { OpenInterval } from '#server/runtime/open-days.ts'
import type { Database } from '#server/store/open-database.ts'
import { listTaken, type Wish } from './taken-times.ts'
import { byHolder, freeTimes, isWithin, offeredTimes } from './free-times.ts'
import { type Holder, listHolders } from './holder-transactions.ts'
import { type BookableKind, createKind } from './kinds.ts'
import { workingTimes } from './staff-hours.ts'

const day = 86_400_000

/** Knows which times of which kind are free. Visitors and staff choose from the same. */
export type Calendar = {
  find(slug: string): BookableKind | undefined
  /** Returns the free beginnings of a kind, in order. @param except an appointment that would move */
  freeTimes(slug: string, except?: string): Promise<string[]>
  /** Returns what the store needs to find out who is free at a time, offered or not. */
  wishFor(kind: BookableKind, startsAt: number): Promise<Wish>
  /** Returns the same for a time that the kind offers; null for any other. */
  offeredWish(slug: string, startsAt: string): Promise<Wish | null>
}

/** Creates the calendar of the kinds of an agency. */
export function createCalendar(options: {
  store: Pick<Database, 'read'>
  kinds: readonly AppointmentKind[]
  contact: Pick<Contact, 'offices' | 'openingHours' | 'holidays' | 'email'>
  now?: () => Date
}): Calendar {
  const { store, contact, now = () => new Date() } = options
  const kinds = new Map(options.kinds.map((kind) => [kind.slug, createKind(kind, contact)]))

  /** Without an account at the desk, the agency itself holds what anybody may hold. */
  async function holdersOf({ content: { heldBy } }: BookableKind): Promise<readonly Holder[]> {
    const staff = await store.read(listHolders, undefined)
    if (heldBy === 'anybody') return staff.length > 0 ? staff : [{ email: contact.email, hours: null }]
    // The schema only checks: the content is read as it was written.
    return heldBy.map((named) => {
      const email = named.trim().toLowerCase()
      return staff.find((each) => each.email === email) ?? { email, hours: null }
    })
  }

  /** When those work who have set hours of their own. */
  const workingBetween = (holders: readonly Holder[], from: number, until: number) =>
    new Map(
      holders.flatMap(({ email, hours }): [string, readonly OpenInterval[]][] =>
        hours === null ? [] : [[email, workingTimes(hours, from, until)]],
      ),
    )

  async function wishFor(kind: BookableKind, startsAt: number): Promise<Wish> {
    const { length, bufferBefore, bufferAfter, mostADay } = kind.rules
    const holders = await holdersOf(kind)
    const working = workingBetween(holders, startsAt, startsAt + length)
    return {
      rules: { kind: kind.rules.kind, length, bufferBefore, bufferAfter, mostADay },
      startsAt,
      ...kind.dayAround(startsAt),
      holders: holders
        .map(({ email }) => email)
        .filter((email) => isWithin(working.get(email), startsAt, startsAt + length)),
    }
  }

  return {
    find: (slug) => kinds.get(slug),
    wishFor,
    async offeredWish(slug, startsAt) {
      const kind = kinds.get(slug)
      const time = Date.parse(startsAt)
      if (!kind || !offeredTimes(kind.rules, now().getTime()).includes(time)) return null
      return wishFor(kind, time)
    },
    async freeTimes(slug, except) {
      const kind = kinds.get(slug)
      if (!kind) return []
      const at = now().getTime()
      const offered = offeredTimes(kind.rules, at)
      const [first, last] = [offered[0], offered.at(-1)]
      if (first === undefined || last === undefined) return []
      const [holders, taken] = await Promise.all([
        holdersOf(kind),
        store.read(listTaken, {
          from: new Date(first - day).toISOString(),
          until: new Date(last + 2 * day).toISOString(),
          now: new Date(at).toISOString(),
          except: except ?? null,
        }),
      ])
      const free = freeTimes(kind.rules, offered, {
        holders: holders.map(({ email }) => email),
        taken: byHolder(taken),
        working: workingBetween(holders, first, last + kind.rules.length),
      })
      return free.map((time) => new Date(time).toISOString())
    },
  }
}
