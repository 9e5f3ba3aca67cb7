import { readFileSync } from 'node:fs'
import { readWaysToAsk } from './read-ways-to-ask.ts'

const read = (file: string) =>
  readWaysToAsk(readFileSync(new URL(`./ways-to-ask/${file}.txt`, import.meta.url), 'utf8'))

/** Ways to ask about topics that an agency's content may cover, by topic. */
export const topicWays = read('topics')
/** Ways to ask the assistant to do something, by act. */
export const actWays = read('acts')
/** Questions that no agency's content answers. */
export const beyondWays = read('beyond')
