import type { FreeTimes } from './times-talk.ts'
import type { KnownAppointment } from './read-appointment.ts'

/** Reads the free beginnings of a kind, by its slug: ISO 8601, in order. */
export type ReadFreeTimes = (kind: string) => Promise<readonly string[]>

/** The zone that the page sent with the call; undefined if there is none of that name. */
export function zoneOfVisitor(variables: Readonly<Record<string, string>>): string | undefined {
  const zone = variables['timeZone']
  try {
    return zone === undefined || zone === ''
      ? undefined
      : new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Loads the free times for a turn. A failure is part of the answer: the assistant says that it cannot see them. */
export async function loadFreeTimes(
  kinds: readonly KnownAppointment[],
  read: ReadFreeTimes,
  { zone, now = Date.now() }: { zone: string | undefined; now?: number },
): Promise<FreeTimes> {
  try {
    const free = await Promise.all(
      kinds.map(async ({ slug }) => [slug, (await read(slug)).map((each) => Date.parse(each))] as const),
    )
    return { now, zone, free: new Map(free) }
  } catch {
    return { now, zone, free: null }
  }
}
