/** `npm run dev`: starts the server once the content is valid. Node restarts this program when a file changes. */
import '#agency/register-agency.ts'
import { explainContent } from './operate/check-content/explain-content.ts'

const problems = await explainContent()
if (problems === null) await import('./start-development.ts')
else process.stderr.write(`${problems}\n`)
