import type { DeskLanguage } from '../desk/languages.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { problems as germanProblems } from './problems.de.ts'
import type { ProblemWords } from './say-problem.ts'

/** What the server says to staff. Reads no content, because the threads of the store read none. */
export const staffWords: Readonly<Record<DeskLanguage, typeof english>> = { en: english, de: german }

/** What the server says about problems, in each language. It says them in English. */
export const problemWords: Readonly<Record<DeskLanguage, ProblemWords>> = { en: {}, de: germanProblems }
