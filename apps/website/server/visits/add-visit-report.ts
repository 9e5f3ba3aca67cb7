import { inlineCall } from '#server/pages/inline-call.ts'
import { reportVisit } from './report-visit.ts'

/** Where the pages send what they measured. */
export const visitsAddress = '/api/visits'

const script = inlineCall(reportVisit, visitsAddress)

/** Lets a document measure itself. See docs/decisions/visitor-metrics.md. */
export function addVisitReport(html: string): string {
  return html.replace(/<\/body><\/html>$/, () => `<script>${script}</script></body></html>`)
}
