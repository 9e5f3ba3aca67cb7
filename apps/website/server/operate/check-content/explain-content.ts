import { sep } from 'node:path'
import { sampleAgency } from '#agency/choose-agency.ts'
import { checkContent, describeProblems } from './check-content.ts'
import { checkLanguages, readEarlierLanguages } from './check-languages.ts'
import { mediaIn } from '#agency/media/used-media.ts'
import type { ContentProblem } from './content-problem.ts'
import { ifInstalled } from './if-installed.ts'
import { agency, agencyPath, contentFolder, contentPath } from '#agency/content-folder.ts'

/** Finds the location of an error in the content from its stack: "/services.ts:12". */
function locationOf(error: Error): string {
  const [line] = error.stack?.split('\n').filter((each) => each.includes(contentFolder)) ?? []
  return /[\w/-]+\.ts:\d+/.exec(line?.split(contentFolder)[1] ?? '')?.[0] ?? ''
}

/** Finds the file of the content folder that an import has not found: by `#content/`, or from another file there. */
function missingFile({ message }: Error): string | null {
  const [path = ''] = /(?<=^(?:ENOENT.*'|Cannot find module '))[^']+/.exec(message) ?? []
  return path.startsWith(contentFolder + sep) ? path.slice(contentFolder.length + 1) : null
}

/** Finds the pictures and films that cannot be shown, and makes the others for the build. */
async function findMediaProblems(content: object): Promise<ContentProblem[]> {
  if (mediaIn(content).length === 0) return []
  const maker = await ifInstalled(() => import('#agency/media/make-media.ts'))
  return maker ? (await maker.makeMedia(content)).problems : []
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
    if (problems.length === 0) problems.push(...checkLanguages(content, await readEarlierLanguages()))
    if (problems.length === 0) {
      const { findUnknownIds } = await import('./find-unknown-ids.ts')
      problems.push(...findUnknownIds(content).filter(({ isMisspelt }) => isMisspelt))
    }
    if (problems.length === 0) {
      const { readShownContent } = await import('./read-shown-content.ts')
      problems.push(...(await findMediaProblems(await readShownContent())))
    }
    return problems.length === 0 ? null : describeProblems(problems)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const missing = missingFile(error)
    if (missing !== null) {
      return `${contentPath}/${missing} is missing: copy it from ${agency.includes('/') ? agencyPath : `apps/website/agencies/${sampleAgency}`}, and make it yours (docs/make-it-yours.md).`
    }
    return `The content of the site cannot be read:\n- ${contentPath}${locationOf(error)}: ${error.message}`
  }
}
