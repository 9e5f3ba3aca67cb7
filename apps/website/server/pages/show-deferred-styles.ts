/**
 * Turns on a document's deferred styles once something has been painted. At once where the visitor is shown a place further down (by the
 * address, or after a reload or a way back), and where the fonts are at hand, since the visitor comes from another page of the site. It
 * runs in the browser as its own source text, right behind the style element in question: it can reach nothing outside of itself, and
 * holds no comment.
 */
export function showDeferredStyles(): void {
  const style = document.currentScript?.previousElementSibling
  const show = () => style?.setAttribute('media', 'all')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirst = visit?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`)
  if (isFirst && !location.hash) new PerformanceObserver(show).observe({ type: 'paint', buffered: true })
  else show()
}
