import type { VoiceLog } from '#platform/providers/voice-providers.ts'
import type { FreeTimes } from './times-talk.ts'
import type { KnownAppointment } from './read-appointment.ts'

/** Reads the free beginnings of a kind, by its slug: ISO 8601, in order. The signal ends with the turn. */
export type ReadFreeTimes = (kind: string, signal: AbortSignal) => Promise<readonly string[]>

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
  {
    zone,
    signal,
    log,
    now = Date.now(),
  }: { zone: string | undefined; signal: AbortSignal; log?: VoiceLog | undefined; now?: number },
): Promise<FreeTimes> {
  try {
    const free = await Promise.all(
      kinds.map(
        async ({ slug }) => [slug, (await read(slug, signal)).map((each) => Date.parse(each))] as const,
      ),
    )
    return { now, zone, free: new Map(free) }
  } catch (error) {
    if (!signal.aborted) log?.warn('The free times could not be read; the assistant said so', { error })
    return { now, zone, free: null }
  }
}
