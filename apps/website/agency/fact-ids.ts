import type { Content } from './read-content.ts'

/** Returns the ids of everything that visitors can ask the assistant about, apart from the company itself. */
export function factIds(content: Content): ReadonlySet<string> {
  const ids = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('id' in value && typeof value.id === 'string') ids.add(value.id)
    for (const child of Object.values(value)) collect(child)
  }
  collect(content)
  return ids
}
