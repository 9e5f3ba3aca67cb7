/**
 * Disables the link of an inlined style sheet: the browser does not fetch it, and the app still finds it during
 * hydration.
 */
export function disabledLink(link: string): string {
  return link.replace('/>', ' disabled=""/>')
}
