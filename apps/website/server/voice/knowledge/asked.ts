import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWaysToAsk } from '@frontdesk/voice-platform/ways-to-ask'
import { contentFolder } from '#agency/content-folder.ts'

const folder = join(contentFolder, 'asked')

/** Ways to ask and the owner's own answers: the text files of `#content/asked/`, one per subject. */
export const asked = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .toSorted()
  .flatMap((file) => readWaysToAsk(readFileSync(join(folder, file), 'utf8')))
