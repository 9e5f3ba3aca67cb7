import { inlineCall } from './inline-call.ts'
import { waitForVisitor, waitingType } from './wait-for-visitor.ts'

/** How long, in milliseconds, after its load event a document waits for a sign of its visitor before it starts without one. */
const idle = 3_000

/** How long, in milliseconds, a form's button waits for them: as long as one attempt of the form to send itself. */
const patience = 10_000

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const starter = inlineCall(waitForVisitor, waitingType, idle, patience)

/**
 * Rewrites a document of the router so that its scripts are neither fetched nor run before the visitor gives a sign, or some
 * seconds after it has loaded: see docs/decisions/scripts-wait-for-the-visitor.md. A document that does not look as expected
 * stays as it is.
 */
export function deferScripts(html: string): string {
  if (!moduleScript.test(html) || !html.endsWith('</body></html>')) return html
  const modules = Array.from(html.matchAll(modulePreload), ([, href]) => href)
  return html
    .replace(modulePreload, '')
    .replace(
      moduleScript,
      (_, code: string) =>
        `<script type="${waitingType}" data-modules="${modules.join(' ')}">${code}</script>`,
    )
    .replace(/<\/body><\/html>$/, () => `<script>${starter}</script></body></html>`)
}
