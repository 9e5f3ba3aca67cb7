import { brand } from '#content/brand.ts'
import { describeLanguage } from '#agency/describe-language.ts'

/* Computed once, in the build (evaluated-modules.ts). All that is formatted, marked or spoken takes its language from here. */

/** The language of the site. */
export const siteLanguage = describeLanguage(brand.language ?? 'en')

/** Its tag and its direction alone, for scripts that need no more. */
export const languageTag = siteLanguage.tag
export const direction = siteLanguage.dir ?? 'ltr'
