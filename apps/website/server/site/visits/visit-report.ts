import { inlineFunction } from '#server/runtime/http/inline-function.ts'
import { reportVisit } from './report-visit.ts'

/** Where pages send their measurements. */
export const visitsAddress = '/api/visits'

/** The inline script that measures a visit. See docs/decisions/visitor-metrics.md. */
export const visitReport = inlineFunction(reportVisit, visitsAddress)
