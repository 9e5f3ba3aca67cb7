import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { contentFolder } from './content-folder.ts'
import { english } from './english-words.ts'
import type { ServerWords } from './schema/server-words.ts'

const read = createRequire(import.meta.url)

/** What `#content/server-words.ts` exports; null without the file, which a site in English may leave out. */
export const serverWordsFile: { serverWords: ServerWords } | null = existsSync(
  join(contentFolder, 'server-words.ts'),
)
  ? (read(join(contentFolder, 'server-words.ts')) as { serverWords: ServerWords })
  : null

/** What the server says where no page of the site can. */
export const serverWords: ServerWords = serverWordsFile?.serverWords ?? english.serverWords
