/** What is said of a number: a form for each category that the language has (`Intl.PluralRules`). */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

let rules = new Intl.PluralRules('en')

/** Sets the language whose forms `plural` chooses. */
export function setPluralLanguage(language: string): void {
  rules = new Intl.PluralRules(language)
}

/** Chooses between the forms of the language: `plural(2, { one: '1 call', other: '2 calls' })`. */
export const plural = (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other
