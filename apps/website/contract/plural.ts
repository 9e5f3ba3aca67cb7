import type { Plural } from '#agency/schema/plural.ts'
import { languageTag } from './language.ts'

/** Says a number of things: `{count}` in the form that its language has for this number. */
export function plural(forms: Plural, count: number, tag = languageTag): string {
  const form = forms[new Intl.PluralRules(tag).select(count)] ?? forms.other
  return form.replace('{count}', count.toLocaleString(tag))
}
