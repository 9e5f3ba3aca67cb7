/** Prints the assistant's knowledge as JSON, for tests that edit a copy of the content. */
import { siteKnowledge } from '../knowledge/site-knowledge.ts'

process.stdout.write(JSON.stringify(siteKnowledge(null, '')))
