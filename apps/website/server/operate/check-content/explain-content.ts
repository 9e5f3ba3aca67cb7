import { checkContent, describeProblems } from './check-content.ts'
import { contentFolder, contentPath } from '#agency/content-folder.ts'

/** Finds the location of an error in the content from its stack: "/services.ts:12". */
function locationOf(error: Error): string {
  const [line] = error.stack?.split('\n').filter((each) => each.includes(contentFolder)) ?? []
  return /[\w/-]+\.ts:\d+/.exec(line?.split(contentFolder)[1] ?? '')?.[0] ?? ''
}

/**
 * Explains any problem of the content folder: a file that Node cannot read, a value that does not fit the schema, an
 * unknown id.
 * @returns null if there is none
 */
export async function explainContent(): Promise<string | null> {
  try {
    // Imported late, because an unreadable file would end the importing program.
    const { content } = await import('./read-content.ts')
    const problems = checkContent(content)
    return problems.length === 0 ? null : describeProblems(problems)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return `The content of the site cannot be read:\n- ${contentPath}${locationOf(error)}: ${error.message}`
  }
}
