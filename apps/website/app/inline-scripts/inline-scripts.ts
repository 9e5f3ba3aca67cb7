import { minifySync } from 'vite'
import { showDeferredStyles } from './show-deferred-styles.ts'
import { waitForVisitor } from './wait-for-visitor.ts'

/** Milliseconds after the load event before the scripts start without a sign of the visitor. */
const idle = 3_000

/** Milliseconds that a form's button waits for the scripts: as long as one attempt of the form to send itself. */
const patience = 10_000

/** The code of the inline scripts of a page from memory. The build evaluates this module: see `evaluated-modules.ts`. */
export const inlineScripts = {
  showDeferredStyles: minified(`(${showDeferredStyles.toString()})()`),
  waitForVisitor: minified(`(${waitForVisitor.toString()})(${idle},${patience})`),
}

function minified(source: string): string {
  const { code, errors } = minifySync('inline.js', source)
  if (errors.length > 0) throw new AggregateError(errors, 'An inline script could not be minified')
  return code.trim()
}
