/**
 * Turns on a document's deferred styles once something has been painted; at once where the address leads further down, and where the
 * visitor comes from another page of the site and the fonts are at hand. It runs in the browser as its own source text, right behind
 * the style element in question: it can reach nothing outside of itself, and holds no comment.
 */
export function showDeferredStyles(): void {
  const style = document.currentScript?.previousElementSibling
  const show = () => style?.setAttribute('media', 'all')
  if (location.hash || document.referrer.startsWith(`${location.origin}/`)) show()
  else new PerformanceObserver(show).observe({ type: 'paint', buffered: true })
}
