/** Content that ships with Frontdesk and still carries its mark, `sample: true`. */
export type Sample = {
  /** The file it is in, relative to the content folder. */
  file: string
  /** Its name, title, author, text, label or id. */
  name: string
}

/**
 * Finds everything marked `sample: true`, at any depth.
 * @param content the exports of the content files
 */
export function findSamples(
  content: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>,
): Sample[] {
  return Object.entries(content).flatMap(([file, exported]) =>
    Object.entries(exported ?? {}).flatMap(([name, value]) => samplesIn(value, name, file)),
  )
}

function samplesIn(value: unknown, name: string, file: string): Sample[] {
  if (typeof value !== 'object' || value === null) return []
  const entry = value as Record<string, unknown>
  const below = Object.entries(entry).flatMap(([key, child]) => samplesIn(child, key, file))
  if (entry['sample'] !== true) return below
  const label = ['author', 'name', 'company', 'title', 'label', 'text']
    .map((key) => entry[key])
    .find((text) => typeof text === 'string')
  return [{ file, name: label ?? name }, ...below]
}
