import { asked } from '#content/asked/asked.ts'

/** How visitors ask for what the pages call by this title; none where `content/asked/` has nothing for it. */
export function askedFor(title: string): { asked?: readonly string[] } {
  const lines = asked.flatMap((subject) => subject[title]?.trim().split(/\s*\n\s*/) ?? [])
  return lines.length === 0 ? {} : { asked: lines }
}
