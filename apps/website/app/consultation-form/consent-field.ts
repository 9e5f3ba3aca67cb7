import { consent } from '#content/consent.ts'
import type { ConsultationContext } from '#server/consultations/consultation-context.ts'
import { readTrap } from './spam-trap.tsx'

/** The hidden field of a form posted without JavaScript that names the privacy notice beside its button. */
export const consentField = 'consent_version'

/**
 * Reads what a native POST contains besides its answers. An unknown version of the notice is dropped: the request is
 * worth more than the note about it.
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
