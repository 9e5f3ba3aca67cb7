/** `npm run new-agency -- "Your Name"`: gives an owner an agency of their own, made from the sample. */
import { join } from 'node:path'
import { describeNextSteps, makeAgency } from '../apps/website/agency/make-agency.ts'

const website = join(import.meta.dirname, '../apps/website')
const made = makeAgency(website, process.argv.slice(2).join(' '))
if ('problem' in made) {
  console.error(made.problem)
  process.exitCode = 1
} else {
  console.log(describeNextSteps(website, made.agency))
}
