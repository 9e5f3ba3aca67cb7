import { asked } from '#content/asked/asked.ts'

/** How visitors ask for what has this id; nothing where `content/asked/` has no lines for it. */
export function askedFor(id: string | undefined): { asked?: readonly string[] } {
  if (id === undefined) return {}
  const lines = asked.flatMap((subject) => subject[id]?.trim().split(/\s*\n\s*/) ?? [])
  return lines.length === 0 ? {} : { asked: lines }
}
