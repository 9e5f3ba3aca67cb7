import { contentPath } from '#agency/content-folder.ts'
import type { AppointmentKind } from '#agency/schema/appointments.ts'
import { listHolders } from '#server/appointments/holder-transactions.ts'
import type { Config } from '#server/runtime/config.ts'
import { openStore } from '#server/store/open-store.ts'
import type { Finding } from './finding.ts'

/**
 * Reports kinds of appointments that nobody at the desk holds: their times are booked, and nobody sees them as their own.
 * Without a store there is nobody yet. Reports also that invitations cannot be sent, although the pages announce them.
 */
export async function examineHolders(
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SMTP_URL'>,
  kinds: readonly Pick<AppointmentKind, 'slug' | 'heldBy'>[],
): Promise<Finding[]> {
  if (kinds.length === 0) return []
  await using store = await openStore(config, 'read').catch(() => null)
  const staff = new Set((await store?.run(listHolders, undefined))?.map(({ email }) => email))
  const unsent = {
    what: 'Visitors who book an appointment are told of an invitation by mail, and get none.',
    where: 'SMTP_URL: set it to your mail server (docs/configuration.md).',
  }
  const unheld = kinds
    .filter(({ heldBy }) =>
      heldBy === 'anybody'
        ? staff.size === 0
        : !heldBy.some((email) => staff.has(email.trim().toLowerCase())),
    )
    .map(({ slug, heldBy }) => ({
      what: `Nobody who has an account at the desk holds the appointments of the kind ${slug}.`,
      where:
        heldBy === 'anybody'
          ? 'Run "npm run staff -- add" for a colleague (docs/desk.md).'
          : `${contentPath}/appointments.ts: name colleagues in heldBy, or run "npm run staff -- add" for those that it names.`,
    }))
  return config.SMTP_URL === undefined ? [...unheld, unsent] : unheld
}
