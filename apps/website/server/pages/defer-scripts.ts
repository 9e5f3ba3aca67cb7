import { inlineCall } from './inline-call.ts'
import { waitForVisitor, waitingType } from './wait-for-visitor.ts'

/** Milliseconds after the load event before the scripts start without a sign of the visitor. */
const idle = 3_000

/** Milliseconds that a form's button waits for the scripts: as long as one attempt of the form to send itself. */
const patience = 10_000

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const starter = inlineCall(waitForVisitor, waitingType, idle, patience)

/**
 * Rewrites a document of the router so that its scripts are neither fetched nor run before the visitor interacts, or
 * some seconds after it has loaded: see docs/decisions/scripts-wait-for-the-visitor.md. A document with an unexpected
 * form is returned unchanged.
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
