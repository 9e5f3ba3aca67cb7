/** `npm run check:content`: checks the content of the chosen agency, as every start does. */
import '../apps/website/agency/register-agency.ts'
import { explainContent } from '../apps/website/server/operate/check-content/explain-content.ts'

const problems = await explainContent()
if (problems !== null) {
  console.error(problems)
  process.exitCode = 1
}
