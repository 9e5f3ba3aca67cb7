import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'

/** The folder that `#content/` resolves to in this process. */
export const contentFolder: string = dirname(createRequire(import.meta.url).resolve('#content/brand.ts'))

/** The folder's name in `agencies/`. */
export const agency: string = basename(contentFolder)

/** The content folder in messages to the owner, from the root of the repository. */
export const contentPath = `apps/website/agencies/${agency}`

/** The build folder for this content, relative to the website's folder. */
export const buildFolder = `build/${agency}`
