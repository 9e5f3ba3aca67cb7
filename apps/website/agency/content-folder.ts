import { join } from 'node:path'

const condition = process.execArgv
  .flatMap((argument) => /^--conditions=agency-(.+)$/.exec(argument)?.slice(1) ?? [])
  .at(-1)

/**
 * The fixture agency that this process runs with instead of `content/`, for tests: `node --conditions=agency-<name>`, which is
 * also what `#content/` follows (package.json). Null for the site's own content.
 */
const fixtureAgency: string | null = condition ?? null

const website = join(import.meta.dirname, '..')

/** Where the content is that `#content/` means. */
export const contentFolder: string =
  fixtureAgency === null ? join(website, 'content') : join(website, 'fixtures', fixtureAgency)

/** Where the site with this content is built, relative to the website's folder. */
export const buildFolder: string = fixtureAgency === null ? 'build/site' : `build/${fixtureAgency}`
