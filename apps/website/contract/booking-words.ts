import { appointmentsFile } from '#agency/appointments.ts'

/* Computed once, in the build (evaluated-modules.ts), apart from what other pages load of appointments. */

const { kinds = [], words = null } = appointmentsFile?.appointments ?? {}

/** The words of the pages for appointments; null for an agency without them. */
export const bookingWords = kinds.length > 0 ? words : null
