/**
 * Turns on a document's deferred styles after the first paint. Turns them on at once if the visitor starts further down
 * the page (by the address, or after a reload or a way back), and if the fonts are cached because the visitor comes
 * from another page of the site. It runs in the browser as its own source text, right behind its style element, so it
 * cannot use anything outside of itself and contains no comments.
 */
export function showDeferredStyles(): void {
  const style = document.currentScript?.previousElementSibling
  const show = () => style?.setAttribute('media', 'all')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirst = visit?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`)
  if (isFirst && !location.hash) new PerformanceObserver(show).observe({ type: 'paint', buffered: true })
  else show()
}
