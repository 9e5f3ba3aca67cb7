import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Content that came with Frontdesk and still carries its mark, `sample: true`. */
export type Sample = {
  /** The file it is in, relative to the content folder. */
  file: string
  /** What people call it: its name, title, author or id. */
  name: string
}

/** Finds everything marked `sample: true` in what the modules of a folder export. */
export async function findSamples(folder: string): Promise<Sample[]> {
  const files = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
  const samples = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>
      return Object.entries(module).flatMap(([name, value]) => samplesIn(value, name, file))
    }),
  )
  return samples.flat()
}

function samplesIn(value: unknown, name: string, file: string): Sample[] {
  if (typeof value !== 'object' || value === null) return []
  const entry = value as Record<string, unknown>
  const below = Object.values(entry).flatMap((child) => samplesIn(child, name, file))
  if (entry.sample !== true) return below
  const label = [entry.author, entry.name, entry.company, entry.title].find(
    (text) => typeof text === 'string',
  )
  return [{ file, name: label ?? name }, ...below]
}
