/** The languages of the desk, each with its words in `desk/words/` and `contract/staff-words/`. */
export const deskLanguages = ['en', 'de'] as const

export type DeskLanguage = (typeof deskLanguages)[number]

/** The desk's language for a language tag (BCP 47), such as that of the site's content: English if the desk has no other. */
export const deskLanguageOf = (tag: string): DeskLanguage =>
  deskLanguages.find((language) => language === tag.split('-')[0]?.toLowerCase()) ?? 'en'
