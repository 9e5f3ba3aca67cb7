import { panelStrings } from '@frontdesk/voice-client/call-strings'
import { describeLanguage } from '#agency/describe-language.ts'
import { languageFolders } from '#agency/content-folder.ts'
import type { Plural } from '#agency/schema/plural.ts'
import type { ContentProblem } from './content-problem.ts'
import type { Content } from './read-content.ts'

/** Checks that a site in another language than English lacks none of the words that English sites may leave out. */
export function checkLanguage(content: Content): ContentProblem[] {
  const { language = 'en' } = content['brand.ts'].brand
  const { formWords } = content['form-fields.ts']
  const { left, tooMany, trap, errors } = formWords
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const incomplete = Object.entries({ left, tooMany }).flatMap(
    ([name, plural]: [string, Plural | undefined]) =>
      plural === undefined
        ? []
        : forms
            .filter((form) => plural[form] === undefined)
            .map((form) => problem('form-fields.ts', `formWords.${name}.${form}`, language)),
  )
  if (languageFolders.length > 1 && content['pages/privacy-kept.ts'].privacyKept.language === undefined) {
    incomplete.push({
      file: 'pages/privacy-kept.ts',
      sentence:
        'privacyKept.language is missing: a site in several languages sets a cookie that the privacy page names.',
    })
  }
  if (describeLanguage(language).code === 'en') return incomplete
  const missing = [
    ['form-fields.ts', 'formWords.left', left],
    ['form-fields.ts', 'formWords.tooMany', tooMany],
    ['form-fields.ts', 'formWords.trap', trap],
    ['form-fields.ts', 'formWords.errors.notAsked', errors.notAsked],
    ['server-words.ts', 'serverWords', content['server-words.ts']],
    ['voice.ts', 'voice.button.inEnglish', content['voice.ts'].voice.button.inEnglish],
  ] as const
  return [
    ...incomplete,
    ...missing
      .filter(([, , words]) => words === undefined)
      .map(([file, name]) => problem(file, name, language)),
    ...englishSentences(content['voice-panel.ts'].voicePanel, panelStrings).map((path) => ({
      file: 'voice-panel.ts',
      sentence: `voicePanel.${path} is English: the language of the site is ${language}.`,
    })),
  ]
}

/** Finds texts that are still those of the English panel. A single word may be the same in another language. */
const englishSentences = (panel: object, english: object): string[] => {
  const defaults: Readonly<Record<string, unknown>> = { ...english }
  return Object.entries(panel).flatMap(([name, text]: [string, unknown]) => {
    const given = defaults[name]
    if (typeof text === 'object' && text !== null && typeof given === 'object' && given !== null)
      return englishSentences(text, given).map((path) => `${name}.${path}`)
    return text === given && String(text).includes(' ') ? [name] : []
  })
}

const problem = (file: string, name: string, language: string): ContentProblem => ({
  file,
  sentence: `${name} is missing: the language of the site is ${language}.`,
})
