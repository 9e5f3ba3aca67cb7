import { siteLanguage } from '#contract/language.ts'
import { de } from './de.ts'
import { en, type FactWords } from './en.ts'

/** A language more: a file like `de.ts`, and its code here. */
const languages: Readonly<Record<string, FactWords>> = { de, en }

/** The words of this site's language, the English ones if there are none. */
export const factWords: FactWords = languages[siteLanguage.code] ?? en
