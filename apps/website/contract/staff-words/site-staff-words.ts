import { deskLanguageOf } from '../desk/languages.ts'
import { siteLanguage } from '../language.ts'
import { sayProblem } from './say-problem.ts'
import { problemWords, staffWords } from './staff-words.ts'

/** The language in which the server writes to staff: that of the site. A colleague may choose another one for the desk. */
export const siteStaffLanguage = deskLanguageOf(siteLanguage.tag)

/** What the server says to staff, in that language. */
export const siteStaffWords = staffWords[siteStaffLanguage]

/** Says a problem in that language. */
export const saySiteProblem = (sentence: string): string =>
  sayProblem(sentence, problemWords[siteStaffLanguage])

/** Says the problems of fields in that language. */
export const saySiteProblems = (problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, sentence]) => [field, saySiteProblem(sentence)]))
