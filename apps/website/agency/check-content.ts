import * as v from 'valibot'
import { contentPath } from './content-folder.ts'
import { checkReferences } from './check-references.ts'
import type { Content } from './read-content.ts'
import { contentSchema } from './schema/content.ts'

/** A problem in the content. */
export type ContentProblem = {
  /** The file below the content folder. */
  file: string
  /** The problem and its place, in a sentence: "services.scheduling.page names a page that does not exist." */
  sentence: string
}

type PathItem = { key: unknown; input: unknown }

/** Names an entry of a list by its id, if it has one. */
function nameOf({ key, input }: PathItem): string {
  const entry = Array.isArray(input) && typeof key === 'number' ? (input[key] as { id?: unknown }) : null
  return typeof entry?.id === 'string' ? entry.id : String(key)
}

/**
 * Checks the whole content folder: each file against its schema, and the references between files.
 * @param content the exports of the files, `read-content.ts`
 * @returns a sentence for each problem; empty when the site can be built
 */
export function checkContent(content: Content): ContentProblem[] {
  const result = v.safeParse(contentSchema, content)
  if (result.success) return checkReferences(content)
  return result.issues.map((issue) => {
    const [file, ...path] = (issue.path ?? []) as unknown as PathItem[]
    const isMissing = issue.received === 'undefined'
    return {
      file: String(file?.key),
      sentence: `${path.map(nameOf).join('.')} ${isMissing ? 'is missing' : issue.message}.`,
    }
  })
}

/** Formats the problems for the owner, one line each. */
export const describeProblems = (problems: readonly ContentProblem[]): string =>
  [
    'The content of the site is invalid:',
    ...problems.map(({ file, sentence }) => `- ${contentPath}/${file}: ${sentence}`),
  ].join('\n')
