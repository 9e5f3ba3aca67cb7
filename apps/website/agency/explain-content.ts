import { checkContent, describeProblems } from './check-content.ts'
import { contentFolder } from './content-folder.ts'

/** Where in the content an error happened, as its stack says: "services.ts:12". */
function placeOf(error: Error): string {
  const [line] = error.stack?.split('\n').filter((each) => each.includes(contentFolder)) ?? []
  return /([\w/-]+\.ts:\d+)/.exec(line?.split(contentFolder)[1] ?? '')?.[1] ?? ''
}

/**
 * Says what is wrong with the content folder, whatever it is: a file that Node cannot read, a value that does not fit the schema, an
 * id that nothing has.
 * @returns null when nothing is
 */
export async function explainContent(): Promise<string | null> {
  try {
    // Late: a file that cannot be read would end the program that imports it.
    const { content } = await import('./read-content.ts')
    const problems = checkContent(content)
    return problems.length === 0 ? null : describeProblems(problems)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const place = placeOf(error)
    return `The content of the site cannot be read:\n- content${place === '' ? '' : place.startsWith('/') ? place : `/${place}`}: ${error.message}`
  }
}
