import { inlineCall } from '#server/pages/inline-call.ts'
import { reportVisit } from './report-visit.ts'

/** Where pages send their measurements. */
export const visitsAddress = '/api/visits'

const script = inlineCall(reportVisit, visitsAddress)

/** Adds the measuring script to a document. See docs/decisions/visitor-metrics.md. */
export function addVisitReport(html: string): string {
  return html.replace(/<\/body><\/html>$/, () => `<script>${script}</script></body></html>`)
}
