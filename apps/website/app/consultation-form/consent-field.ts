import { consent } from '#content/consent.ts'
import type { ConsultationContext } from '#server/consultations/consultation-context.ts'
import { readTrap } from './spam-trap.tsx'

/** The hidden field in which a form posted without JavaScript says which privacy notice was beside its button. */
export const consentField = 'consent_version'

/**
 * What a native POST brings besides its answers. A version that this site never had is left out: the request is worth more
 * than the note about it.
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
