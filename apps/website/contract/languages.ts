import { languageFolders } from '#agency/content-folder.ts'
import type * as HomePath from './home-path.ts'
import type * as OwnLanguage from './language.ts'
import type * as SitePages from './site-pages.ts'

/* Computed once, in the build (evaluated-modules.ts). */

/** A language of a site that has several. */
export type SiteLanguage = {
  /** BCP 47. */
  tag: string
  /** Its own name for itself. */
  name: string
  dir?: 'rtl'
  /** What the addresses of its bookings begin with. */
  booking: string
  /** The addresses of its pages by their ids, which are the same in every language. */
  paths: Readonly<Record<string, string>>
}

/** The languages of the site, the default first. Empty if it has only one. */
export const siteLanguages: readonly SiteLanguage[] =
  languageFolders.length === 1 ? [] : await Promise.all(languageFolders.map(readLanguage))

/** Whether the site has several languages. Otherwise the build leaves out the code for them. */
export const hasLanguages = siteLanguages.length > 0

async function readLanguage(folder: string): Promise<SiteLanguage> {
  const read = async <Module>(file: string) => (await import(`${file}?content=${folder}`)) as Module
  const { siteLanguage } = await read<typeof OwnLanguage>('./language.ts')
  const { bookingPath } = await read<typeof HomePath>('./home-path.ts')
  const { sitePages } = await read<typeof SitePages>('./site-pages.ts')
  const { tag, name, dir } = siteLanguage
  return {
    tag,
    name,
    ...(dir && { dir }),
    booking: bookingPath,
    paths: Object.fromEntries(sitePages.map(({ id, path }) => [id, path])),
  }
}
