import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listAgencies, sampleAgency, sampleName, shippedAgencies } from './choose-agency.ts'
import { slugOf } from './slug.ts'

/**
 * Makes an owner's agency from the sample, with its name where the sample has its own, and without the answers of `asked/`.
 * @param website the folder `apps/website`
 * @returns its folder in `agencies/`, or a sentence when it cannot be made
 */
export function makeAgency(website: string, requestedName: string): { agency: string } | { problem: string } {
  const name = requestedName.replaceAll(/[|\s]+/g, ' ').trim()
  const agency = folderNameOf(name)
  if (agency === '')
    return {
      problem:
        'Say what your agency is called, in Latin letters: npm run new-agency -- "Your Name". Its brand.ts can hold any other name.',
    }
  const folder = join(website, 'agencies', agency)
  if (existsSync(folder))
    return { problem: `apps/website/agencies/${agency} exists already: choose another name.` }
  const sample = join(website, 'agencies', sampleAgency)
  // What callers ask the sample would get its answers from another agency's assistant.
  cpSync(sample, folder, { recursive: true, filter: (path) => path !== join(sample, 'asked') })

  const edit = (file: string, from: string, to: string) => {
    const path = join(folder, file)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll(from, () => to),
    )
  }
  edit('brand.ts', sampleName, `const name = ${literal(name)}`)
  edit('brand.ts', "legalName: 'Northlamp Automation Ltd'", 'legalName: name')
  edit('contact.ts', 'northlamp.example', `${agency}.example`)
  return { agency }
}

/** Describes what an owner does next. */
export function describeNextSteps(website: string, agency: string): string {
  const isAlone = listAgencies(website).filter((each) => !shippedAgencies.includes(each)).length === 1
  const path = `apps/website/agencies/${agency}`
  return [
    `Your agency stands in ${path}. It is a copy of the sample with your name in it.`,
    existsSync(join(website, 'content'))
      ? `Move the files of apps/website/content over those in ${path}, and delete apps/website/content.`
      : `Edit its files, ${path}/brand.ts first; docs/make-it-yours.md says what each one holds.`,
    isAlone
      ? 'npm run dev shows it, and so do npm start and npm run build.'
      : `You have several agencies now, so name this one: AGENCY=${agency} npm run dev, and so with npm start and npm run build.`,
    'npm run doctor lists what is left before going live.',
  ].join('\n')
}

/** Makes a folder name of a name: "Müller & O'Neill" becomes "muller-oneill". */
const folderNameOf = (name: string): string => slugOf(name.replaceAll(/['’]/g, ''))

/** Writes a text as the formatter does: in the quotes that need fewer escapes. */
function literal(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote
}
