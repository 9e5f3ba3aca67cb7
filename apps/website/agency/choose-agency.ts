import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The agencies that ship with the project, the sample first. The tests run on them, so no owner edits them. */
export const shippedAgencies: readonly string[] = ['northlamp', 'nachtportier']

/** The agency of a site whose owner has none yet; `npm run new-agency` copies it. */
export const sampleAgency = 'northlamp'

/** The line of the sample's `brand.ts` that names it. */
export const sampleName = "const name = 'Northlamp'"

/** Lists the folders of `agencies/`, in alphabetical order. */
export const listAgencies = (website: string): string[] => foldersIn(join(website, 'agencies'))

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

/** Lists the folders of an agency's further languages, relative to its own, in alphabetical order. */
export function listLanguages(agencyFolder: string): string[] {
  const languages = join(agencyFolder, 'languages')
  if (!existsSync(languages)) return []
  return foldersIn(languages).map((language) => `languages/${language}`)
}

/**
 * Chooses the agency that the site shows: the one that AGENCY names, else the owner's own, else the sample.
 * @param website the folder `apps/website`
 * @param named the value of AGENCY
 * @returns its folder in `agencies/`, or a sentence for the owner when there is no clear choice
 */
export function chooseAgency(
  website: string,
  named: string | undefined,
): { agency: string } | { problem: string } {
  const choice = chooseFolder(website, named)
  if ('problem' in choice) return choice
  const problem = findUnbegunLanguage(website, choice.agency)
  return problem === null ? choice : { problem }
}

function chooseFolder(website: string, named: string | undefined): { agency: string } | { problem: string } {
  const agencies = listAgencies(website)
  if (named !== undefined && named !== '') {
    // A language of an agency is built with its own content.
    const [name = ''] = named.split('/')
    const isLanguage =
      agencies.includes(name) &&
      listLanguages(join(website, 'agencies', name)).includes(named.slice(name.length + 1))
    if (agencies.includes(named) || isLanguage) return { agency: named }
    return {
      problem: `AGENCY names no folder of apps/website/agencies: set it to ${oneOf(agencies)}.`,
    }
  }
  if (existsSync(join(website, 'content'))) return { problem: contentHasMoved }
  if (!isSample(join(website, 'agencies', sampleAgency, 'brand.ts'))) return { problem: sampleHasChanged }
  const [own, ...others] = agencies.filter((agency) => !shippedAgencies.includes(agency))
  if (own === undefined) return { agency: sampleAgency }
  if (others.length === 0) return { agency: own }
  return {
    problem: `apps/website/agencies has several agencies of your own: set AGENCY to ${oneOf([own, ...others])}.`,
  }
}

/** An owner who has made the folder of a language has not copied the files yet. */
function findUnbegunLanguage(website: string, agency: string): string | null {
  const [name = ''] = agency.split('/')
  const languages = listLanguages(join(website, 'agencies', name))
  const unbegun = languages.find((path) => !existsSync(join(website, 'agencies', name, path, 'brand.ts')))
  if (unbegun === undefined) return null
  const own = `apps/website/agencies/${name}`
  return `${own}/${unbegun} has no brand.ts, the file with which a language begins: copy the files of ${own} into it (docs/make-it-yours.md, "Several languages"), or delete the folder.`
}

const isSample = (brandFile: string): boolean =>
  existsSync(brandFile) && readFileSync(brandFile, 'utf8').includes(sampleName)

const oneOf = (agencies: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(agencies)

/** An owner edited `content/` before each agency had a folder of its own. */
const contentHasMoved =
  'Frontdesk no longer reads apps/website/content: run npm run new-agency -- "Your Name", move the files of apps/website/content over those in the folder that it makes, and delete apps/website/content.'

/** git takes the move of the sample for a move of `content/`, and merges an owner's edits of that folder into it. */
const sampleHasChanged = `apps/website/agencies/${sampleAgency} is not the sample any more: if it is your agency, move it to a folder of its own (git mv apps/website/agencies/${sampleAgency} apps/website/agencies/your-name), and bring the sample back from the commit of Frontdesk that you merged (git checkout COMMIT -- apps/website/agencies/${sampleAgency}).`
