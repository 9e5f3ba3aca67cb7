import { readFileSync } from 'node:fs'
import { readWaysToAsk } from './read-ways-to-ask.ts'

const read = (file: string) =>
  readWaysToAsk(readFileSync(new URL(`./ways-to-ask/${file}.txt`, import.meta.url), 'utf8'))

/** How visitors of any agency ask for what its content may or may not tell, by topic. */
export const topicWays = read('topics')
/** How they ask the assistant to do something, by act. */
export const actWays = read('acts')
/** What they ask that no agency's content tells. */
export const beyondWays = read('beyond')
