import type { Plural } from '#agency/schema/plural.ts'
import { siteLanguage } from './language.ts'

/** Says a number of things: `{count}` in the form that its language has for this number. */
export function plural(forms: Plural, count: number, { tag } = siteLanguage): string {
  const form = forms[new Intl.PluralRules(tag).select(count)] ?? forms.other
  return form.replace('{count}', count.toLocaleString(tag))
}
