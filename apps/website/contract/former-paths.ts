import { ownPageFiles } from '#agency/own-pages.ts'
import { pages } from '#content/pages.ts'
import { sitePages } from './site-pages.ts'

/** Where the addresses lead that pages had before. */
export const formerPaths: ReadonlyMap<string, string> = new Map(
  sitePages.flatMap(({ id, path }) => {
    const page = pages[id] ?? ownPageFiles.get(id)?.page
    return (page?.formerPaths ?? []).map((former): [string, string] => [former, path])
  }),
)
