/** Prints the assistant's answers to its arguments as JSON, for tests that edit a copy of the content. */
import { callsTo } from '../evaluation/open-call.ts'
import { siteKnowledge } from '../knowledge/site-knowledge.ts'

const open = callsTo(siteKnowledge(null, ''))
const answers: string[] = []
for (const question of process.argv.slice(2)) answers.push((await open()(question)).text)
process.stdout.write(JSON.stringify(answers))
