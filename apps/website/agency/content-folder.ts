import { join } from 'node:path'

const condition = process.execArgv
  .flatMap((argument) => /^--conditions=agency-(.+)$/.exec(argument)?.slice(1) ?? [])
  .at(-1)

/**
 * The fixture agency that this process uses instead of `content/`, for tests: `node --conditions=agency-<name>`.
 * `#content/` follows the same condition (package.json). Null for the site's own content.
 */
const fixtureAgency: string | null = condition ?? null

const website = join(import.meta.dirname, '..')

/** The folder that `#content/` resolves to. */
export const contentFolder: string =
  fixtureAgency === null ? join(website, 'content') : join(website, 'fixtures', fixtureAgency)

/** The build folder for this content, relative to the website's folder. */
export const buildFolder: string = fixtureAgency === null ? 'build/site' : `build/${fixtureAgency}`
