import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWaysToAsk } from '@frontdesk/voice-platform/ways-to-ask'
import { contentFolder } from '#agency/content-folder.ts'

const folder = join(contentFolder, 'asked')

/** Ways to ask and the owner's own answers, with their files: the text files of `#content/asked/`, one per subject. None in a new agency. */
export const asked = globSync('*.txt', { cwd: folder })
  .toSorted()
  .flatMap((file) =>
    readWaysToAsk(readFileSync(join(folder, file), 'utf8')).map((each) => ({ ...each, file })),
  )
