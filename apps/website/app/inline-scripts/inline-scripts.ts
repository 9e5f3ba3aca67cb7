import { minifySync } from 'vite'
import { waitForVisitor } from './wait-for-visitor.ts'

/** Milliseconds after the load event before the scripts start without a sign of the visitor. */
const idle = 3_000

/** Milliseconds that a form's button waits for the scripts: as long as one attempt of the form to send itself. */
const timeout = 10_000

/** The code of the inline scripts of a page from memory. The build evaluates this module: see `evaluated-modules.ts`. */
export const inlineScripts = {
  showDeferredStyles: minified(`(${showDeferredStyles.toString()})()`),
  waitForVisitor: minified(`(${waitForVisitor.toString()})(${idle},${timeout})`),
}

function minified(source: string): string {
  const { code, errors } = minifySync('inline.js', source)
  if (errors.length > 0) throw new AggregateError(errors, 'An inline script could not be minified')
  return code.trim()
}

/**
 * Turns on a document's deferred styles after the first paint. Turns them on at once if the visitor starts further down
 * the page (by the address, or after a reload or a way back), and if the fonts are cached because the visitor comes
 * from another page of the site. It runs in the browser as its own source text, right behind its style element, so it
 * cannot use anything outside of itself and contains no comments.
 */
function showDeferredStyles(): void {
  const style = document.currentScript?.previousElementSibling
  const show = () => style?.setAttribute('media', 'all')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirst = visit?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`)
  if (isFirst && !location.hash) new PerformanceObserver(show).observe({ type: 'paint', buffered: true })
  else show()
}
