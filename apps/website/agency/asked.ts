import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWaysToAsk } from '@frontdesk/voice-platform/ways-to-ask'
import { contentFolder } from './content-folder.ts'

const folder = join(contentFolder, 'asked')

/** How visitors ask, and what the owner taught: the text files of `content/asked/`, a file a subject. */
export const asked = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .toSorted()
  .flatMap((file) => readWaysToAsk(readFileSync(join(folder, file), 'utf8')))
