import { consent } from '#content/consent.ts'
import type { ConsultationContext } from '#contract/consultation-context.ts'
import { readTrap } from './spam-trap.tsx'

/** The hidden field of a form posted without JavaScript that names the privacy notice beside its button. */
export const consentField = 'consent_version'

/**
 * Reads the context of a native POST. Drops an unknown version of the notice, because the request matters more than its
 * consent record.
 */
export function readContext(posted: FormData): ConsultationContext {
  const version = posted.get(consentField)
  const known: readonly unknown[] = [consent.version, ...consent.formerVersions]
  const website = readTrap(posted)
  return {
    ...(typeof version === 'string' &&
      known.includes(version) && { consent: { version, at: new Date().toISOString() } }),
    ...(website !== undefined && { trap: { website } }),
  }
}
