import { asked } from '#content/asked.ts'

/** How visitors ask for what the pages call by this title; none where `content/asked.ts` has nothing for it. */
export function askedFor(title: string): { asked?: readonly string[] } {
  const lines = asked[title]
  return lines === undefined ? {} : { asked: lines.trim().split(/\s*\n\s*/) }
}
