import type { DeskLanguage } from '#contract/desk/languages.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import { type ProblemWords, sayProblem } from '#contract/staff-words/say-problem.ts'
import { setPluralLanguage } from './plural.ts'
import type * as english from './en.ts'
import type { appointments } from './en/appointments.ts'
import type { calls, questions } from './en/calls.ts'
import type { numbers } from './en/numbers.ts'
import type { settings } from './en/settings.ts'

/** What every screen says: loaded before the first one is shown. */
export type StartWords = typeof english.words

/** What the desk says in one language. */
export type Words = StartWords & {
  appointments: typeof appointments
  calls: typeof calls
  questions: typeof questions
  numbers: typeof numbers
  settings: typeof settings
  /** What the server says, which is in English. */
  problems: ProblemWords
}

/** The parts that load when they are needed: with a screen, or with the first problem. */
type Part = 'appointments' | 'calls' | 'numbers' | 'settings' | 'problems'

type Loaders = { start: () => Promise<{ words: StartWords }> } & {
  appointments: (() => Promise<Pick<Words, 'appointments'>>) | null
  calls: () => Promise<Pick<Words, 'calls' | 'questions'>>
  numbers: () => Promise<Pick<Words, 'numbers'>>
  settings: () => Promise<Pick<Words, 'settings'>>
  /** Null for English. */
  problems: (() => Promise<Pick<Words, 'problems'>>) | null
}

/** Of each language, a browser loads only what it shows. */
const languages: Readonly<Record<DeskLanguage, Loaders>> = {
  en: {
    start: () => import('./en.ts'),
    appointments: hasAppointments ? () => import('./en/appointments.ts') : null,
    calls: () => import('./en/calls.ts'),
    numbers: () => import('./en/numbers.ts'),
    settings: () => import('./en/settings.ts'),
    problems: null,
  },
  de: {
    start: () => import('./de.ts'),
    appointments: hasAppointments ? () => import('./de/appointments.ts') : null,
    calls: () => import('./de/calls.ts'),
    numbers: () => import('./de/numbers.ts'),
    settings: () => import('./de/settings.ts'),
    problems: () => import('#contract/staff-words/problems.de.ts'),
  },
}

/** All that the desk says. Empty until it has loaded: read it where something is shown. */
export const texts = {} as Words

let loaders = languages.en

/** Loads the words of a language, before anything is shown. @param language as the document is marked */
export async function loadTexts(language: string): Promise<void> {
  loaders = Object.hasOwn(languages, language) ? languages[language as DeskLanguage] : languages.en
  Object.assign(texts, (await loaders.start()).words)
  setPluralLanguage(texts.locale.numbers)
}

/** Loads parts of the words. A part that is there already costs nothing. */
export async function loadParts(...parts: readonly Part[]): Promise<void> {
  const loading = parts.map((part) => loaders[part]).filter((load) => load !== null)
  for (const words of await Promise.all<object>(loading.map((load) => load()))) Object.assign(texts, words)
}

/** A module of a screen together with the words that it needs. */
export async function withParts<Screen>(screen: Promise<Screen>, ...parts: readonly Part[]): Promise<Screen> {
  const [loaded] = await Promise.all([screen, loadParts(...parts)])
  return loaded
}

/** Says in the language of the desk what the server says in English, once the part `problems` has loaded. */
export const say = (sentence: string): string => sayProblem(sentence, texts.problems ?? {})

/** Formats points in time in the language of the desk. The format is made when it is first needed. */
export function timeFormat(options: Intl.DateTimeFormatOptions): (time: number | Date) => string {
  let made: { locale: string; format: Intl.DateTimeFormat } | undefined
  return (time) => {
    const { dates: locale } = texts.locale
    if (made?.locale !== locale) made = { locale, format: new Intl.DateTimeFormat(locale, options) }
    return made.format.format(time)
  }
}
