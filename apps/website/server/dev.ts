/** `npm run dev`: starts the server once the content is valid. Node restarts this program when a file changes. */
import '#agency/register-agency.ts'
import { agency, languageFolders } from '#agency/content-folder.ts'
import { nameOtherLanguages } from './operate/name-other-languages.ts'
import { explainContent } from './operate/check-content/explain-content.ts'

const problems = await explainContent()
const sentence = problems ?? nameOtherLanguages(agency, languageFolders)
if (sentence !== null) process.stderr.write(`${sentence}\n`)
if (problems === null) await import('./start-development.ts')
