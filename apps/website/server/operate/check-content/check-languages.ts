import { agency, languageFolders } from '#agency/content-folder.ts'
import type { ContentProblem } from './content-problem.ts'
import type { Content } from './read-content.ts'

/** The content of a language that stands before this one, and its folder in `agencies/`. */
export type EarlierLanguage = { folder: string; content: Content }

/**
 * Compares the content of a further language with those before it: each has its own language, and what the store keeps and
 * links find by is called the same as in the first.
 * @param earlier the languages before this one, the default first
 */
export function checkLanguages(content: Content, earlier: readonly EarlierLanguage[]): ContentProblem[] {
  const [first] = earlier
  const language = languageOf(content)
  return [
    ...earlier
      .filter((other) => languageOf(other.content) === language)
      .map(({ folder }) => ({
        file: 'brand.ts',
        sentence: `brand.language is ${language}, as in ${inFolder(folder)}/brand.ts: each folder has a language of its own.`,
      })),
    ...(first
      ? sameInAllLanguages.flatMap(({ file, what, names }) => {
          const [own, expected] = [names(content), names(first.content)]
          if (own === expected) return []
          const there = `${inFolder(first.folder)}/${file}`
          return [
            {
              file,
              sentence: `${what} must be those of ${there} (${expected || 'none'}), not ${own || 'none'}: they are the same in all languages.`,
            },
          ]
        })
      : []),
  ]
}

/** Reads the content of the languages before this one. */
export const readEarlierLanguages = (): Promise<EarlierLanguage[]> =>
  Promise.all(
    languageFolders.slice(0, languageFolders.indexOf(agency)).map(async (folder) => ({
      folder,
      content: ((await import(`./read-content.ts?content=${folder}`)) as { content: Content }).content,
    })),
  )

const languageOf = (content: Content): string => content['brand.ts'].brand.language ?? 'en'
const inFolder = (folder: string): string => `apps/website/agencies/${folder}`
const list = (names: readonly string[]): string => names.toSorted().join(', ')

const sameInAllLanguages: readonly { file: string; what: string; names: (content: Content) => string }[] = [
  {
    file: 'services.ts',
    what: 'the ids of the services',
    names: (content) => list(content['services.ts'].services.map(({ id }) => id)),
  },
  {
    file: 'forms.ts',
    what: 'the page sources',
    names: (content) =>
      list(Object.entries(content['forms.ts'].forms).map(([page, form]) => `${page}: ${form?.pageSource}`)),
  },
  {
    file: 'form-fields.ts',
    what: 'the names of the fields',
    names: (content) =>
      list(content['form-fields.ts'].formFields.map((field) => ('name' in field ? field.name : field.id))),
  },
  {
    file: 'appointments.ts',
    what: 'the slugs of the kinds',
    names: (content) => list(content['appointments.ts']?.appointments.kinds.map(({ slug }) => slug) ?? []),
  },
]
