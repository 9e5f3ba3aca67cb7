import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { listLanguages } from './choose-agency.ts'

const agencies = join(import.meta.dirname, '../agencies')
/** The folder of a language's modules (register-agency.ts). */
const named = new URL(import.meta.url).searchParams.get('content')

/** The folder that `#content/` resolves to here. */
export const contentFolder: string =
  named === null
    ? dirname(createRequire(import.meta.url).resolve('#content/brand.ts'))
    : join(agencies, named)

/** The folder's path in `agencies/`: `name`, or `name/languages/de` for a further language. */
export const agency: string = relative(agencies, contentFolder)

/** The name of the agency's folder, which all its languages share. */
export const [agencyName = ''] = agency.split('/')

/** The agency's folder. What all its languages show stands only here: pictures, films, fonts, icons, `public/`. */
export const agencyFolder: string = join(agencies, agencyName)

/** The content folders of all languages of the agency, relative to `agencies/`. The first is that of the default language. */
export const languageFolders: readonly string[] = [
  agencyName,
  ...listLanguages(agencyFolder).map((language) => `${agencyName}/${language}`),
]

/** What `#content/` is for a bundler. Drawings belong to the agency. */
export const contentAliases: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['brand', 'icons', 'social'].map((folder) => [`#content/${folder}/`, `${join(agencyFolder, folder)}/`]),
  ),
  '#content': contentFolder,
}

/** The content folder in messages to the owner, from the root of the repository. */
export const contentPath = `apps/website/agencies/${agency}`

/** The agency's folder in messages to the owner. */
export const agencyPath = `apps/website/agencies/${agencyName}`

/** The build folder for this content, relative to the website's folder. */
export const buildFolder = `build/${agency}`
