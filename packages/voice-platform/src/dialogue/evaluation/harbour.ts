import { readFileSync } from 'node:fs'
import type { Knowledge } from '../knowledge.ts'

/** A made-up agency, for the tests. */
export const harbour = JSON.parse(readFileSync(new URL('harbour.json', import.meta.url), 'utf8')) as Knowledge
