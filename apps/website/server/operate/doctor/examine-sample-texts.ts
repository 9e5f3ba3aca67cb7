import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { sampleAgency } from '#agency/choose-agency.ts'
import { describeLanguage } from '#agency/describe-language.ts'
import { contentFolder, contentPath } from '#agency/content-folder.ts'
import type { Content } from '#server/operate/check-content/read-content.ts'
import type { Finding } from './finding.ts'

/** Words about the site itself, which are true of any agency, and the texts of the law, which have their own mark. */
const neutral =
  /^(?:articles|call-notice|consent|form-fields|mails|navigation|other-companies|server-words|voice|voice-panel|pages\/(?:privacy|privacy-kept|legal-notice))\.ts|^desk\.ts\.desk\.(?!replyTemplates\.\d+\.text)|^appointments\.ts\.appointments\.words\.|^pages\.ts\.pages\.(?:privacy|legal-notice)\.|^assistant\.ts\.assistant\.(?:alsoCalled|places)\.|^asked\.form-message$/

/** None is true in another language than the sample's. */
const neverCompared = /^assistant\.ts\.assistant\.(?:alsoCalled|places)\./

/** Shorter texts may be the same by chance: "How it works". In another language than the sample's only words and names are. */
const fewestWords = { same: 4, other: 2 }
/** Its words without placeholders and figures, which are the same in every language. */
const wordsOf = (text: string): string[] =>
  text.replaceAll(/\{[^}]*\}/g, ' ').match(/\p{L}[\p{L}'’-]*/gu) ?? []
/** At most this many texts of a file are quoted. */
const mostQuoted = 3

/** A text and its file. `compared` has `…` in place of the names and numbers that an owner changes once. */
type ComparedText = { file: string; text: string; compared: string }

/** Files by the objects that they export, for those that another file takes in: pages of services. */
type Owners = ReadonlyMap<unknown, string>

/** Lists the texts that visitors read or hear. @param withMarked also those below `sample: true` */
function textsOf(content: Content, withMarked: boolean, isSame: boolean, owners?: Owners): ComparedText[] {
  const skipped = isSame ? neutral : neverCompared
  const fewest = fewestWords[isSame ? 'same' : 'other']
  const { brand } = content['brand.ts']
  const { email, phone } = content['contact.ts'].contact
  const claims = Object.values(content['numbers.ts'].claims).map(({ value }) => value)
  const repeated = [brand.name, brand.legalName, email, phone, ...claims]
  const found: ComparedText[] = []
  const collect = (value: unknown, path: string, file: string) => {
    if (typeof value === 'string') {
      const compared = repeated.reduce((text, each) => text.replaceAll(each, '…'), value)
      if (skipped.test(path) || wordsOf(compared).length < fewest) return
      found.push({ file, text: value, compared })
    } else if (typeof value === 'object' && value !== null) {
      if (!withMarked && 'sample' in value && value.sample === true) return
      for (const [key, child] of Object.entries(value))
        collect(child, `${path}.${key}`, owners?.get(child) ?? file)
    }
  }
  // Words of a page that the site does not have.
  const unshown = content['case-studies.ts'].caseStudies.length === 0 ? ['pages/case-studies.ts'] : []
  const { asked, ...files } = content
  for (const { id, answer } of asked.entries) collect(answer, `asked.${id}`, 'asked/')
  for (const [file, exported] of Object.entries(files))
    if (!unshown.includes(file)) collect(exported, file, file)
  return found
}

/** Finds the texts without a mark that the content has in common with the sample, each once. @returns them by file */
export function findUnchangedTexts(
  content: Content,
  sample: Content,
  owners?: Owners,
): Map<string, readonly string[]> {
  const { language = 'en' } = content['brand.ts'].brand
  const isSame = describeLanguage(language).code === 'en'
  const shipped = new Set(textsOf(sample, true, isSame).map(({ compared }) => compared))
  const unchanged = textsOf(content, false, isSame, owners).filter(({ compared }) => shipped.has(compared))
  const byFile = Map.groupBy(unchanged, ({ file }) => file)
  return new Map([...byFile].map(([file, texts]) => [file, [...new Set(texts.map(({ text }) => text))]]))
}

/** The files of the sample that visitors see, and that this agency has not replaced. */
export const findUnchangedFiles = (folder: string, sampleFolder: string): string[] =>
  globSync('{brand,public}/**/*.*', { cwd: sampleFolder })
    .filter((file) => existsSync(join(folder, file)))
    .filter((file) => readFileSync(join(folder, file)).equals(readFileSync(join(sampleFolder, file))))
    .toSorted()

/** The beginning of a text, for a list. */
const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= 60 ? line : `${line.slice(0, 59).trimEnd()}…`
}

/** The first texts of a list, and how many more there are. */
const quoted = (texts: readonly string[]): string => {
  const named = texts.slice(0, mostQuoted).map((text) => `“${shortened(text)}”`)
  const more = texts.length - named.length
  return more > 0 ? `${named.join(', ')}, and ${more} more` : named.join(', ')
}

/** The files that `service-pages.ts` takes its pages from, by those pages. */
export async function filesOfPages(): Promise<Owners> {
  const source = readFileSync(join(contentFolder, 'service-pages.ts'), 'utf8')
  const files = Array.from(source.matchAll(/from ['"]\.\/([^'"]+)['"]/g), ([, file = '']) => file)
  const exported = await Promise.all(
    files.map(async (file) => {
      const values: object = await import(pathToFileURL(join(contentFolder, file)).href)
      return Object.values(values).map((value: unknown) => [value, file] as const)
    }),
  )
  return new Map(exported.flat())
}

/** Names labels of the form that only companies can answer, while they are the sample's. */
export function describeLabels(content: Content, sample: Content): string[] {
  const labelsOf = ({ 'form-fields.ts': { formFields } }: Content): string[] =>
    formFields.flatMap((field) =>
      'name' in field && ['email', 'company'].includes(field.name) ? field.label : [],
    )
  const labels = labelsOf(content).filter((label) => labelsOf(sample).includes(label))
  return labels.length === 0
    ? []
    : [
        `The forms ask for ${quoted(labels)}, as the sample does: change that in ${contentPath}/form-fields.ts if your customers are no companies.`,
      ]
}

/** Lists what visitors of this agency read, hear and see that is still the sample's. Nothing for the sample itself. */
export async function examineSampleTexts(
  content: Content,
): Promise<{ findings: Finding[]; notes: string[] }> {
  if (basename(contentFolder) === sampleAgency) return { findings: [], notes: [] }
  const sample = JSON.parse(await printSample()) as Content
  const files = findUnchangedFiles(contentFolder, join(contentFolder, '..', sampleAgency))
  const findings = [
    ...[...findUnchangedTexts(content, sample, await filesOfPages())].map(([file, texts]) => ({
      what: `${texts.length === 1 ? 'A text is' : `${texts.length} texts are`} still the sample's: ${quoted(texts)}.`,
      where: `${contentPath}/${file}: say it in your own words, or remove it.`,
    })),
    ...(files.length === 0
      ? []
      : [
          {
            what: `The pictures of the sample are still in place: ${files.join(', ')}.`,
            where: `${contentPath}/: put your own files there, or remove them.`,
          },
        ]),
  ]
  return { findings, notes: describeLabels(content, sample) }
}

async function printSample(): Promise<string> {
  const program = join(import.meta.dirname, 'print-content.ts')
  const env = { ...process.env, AGENCY: sampleAgency }
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}
