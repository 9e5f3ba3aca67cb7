import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LabelledWords } from './train-weights.ts'

/** Reads the samples in the repository, one list per writer. */
export function readSamples(): LabelledWords[][] {
  const folder = join(import.meta.dirname, 'samples')
  return globSync('*.jsonl', { cwd: folder })
    .toSorted()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as LabelledWords),
    )
}
