import { expect, it } from 'vitest'
import { checkLanguages } from './check-languages.ts'
import { content } from './read-content.ts'

const inLanguage = (language: string) => ({
  ...content,
  'brand.ts': { brand: { ...content['brand.ts'].brand, language } },
})
const first = { folder: 'own', content: inLanguage('fr') }
const german = inLanguage('de')

it('accepts a further language with the ids of the first', () => {
  expect(checkLanguages(german, [first])).toEqual([])
  expect(checkLanguages(german, [])).toEqual([])
})

it('refuses two folders with the same language, and names both', () => {
  const second = { folder: 'own/languages/at', content: german }
  expect(checkLanguages(german, [first, second])).toEqual([
    {
      file: 'brand.ts',
      sentence:
        'brand.language is de, as in apps/website/agencies/own/languages/at/brand.ts: each folder has a language of its own.',
    },
  ])
})

it('refuses names that differ from those of the first language, and says which file has them', () => {
  const { services } = content['services.ts']
  const { forms } = content['forms.ts']
  const { formFields } = content['form-fields.ts']
  const changed = {
    ...german,
    'services.ts': {
      services: services.map((service, at) => (at === 0 ? { ...service, id: 'leistung' } : service)),
    },
    'forms.ts': { forms: { ...forms, home: { ...forms.home, pageSource: 'startseite' } } },
    'form-fields.ts': { ...content['form-fields.ts'], formFields: formFields.slice(0, -1) },
  } as typeof content
  const problems = checkLanguages(changed, [first])
  expect(problems.map(({ file }) => file)).toEqual(['services.ts', 'forms.ts', 'form-fields.ts'])
  for (const { file, sentence } of problems)
    expect(sentence).toContain(`those of apps/website/agencies/own/${file} (`)
  expect(problems[0]?.sentence).toContain('leistung')
  expect(problems[1]?.sentence).toContain('home: startseite')
})

it('refuses kinds of appointments that only one language has', () => {
  const kinds = [{ slug: 'first-call' }]
  const booked = { ...german, 'appointments.ts': { appointments: { kinds } } } as unknown as typeof content
  expect(checkLanguages(booked, [first]).map(({ sentence }) => sentence)).toEqual([
    'the slugs of the kinds must be those of apps/website/agencies/own/appointments.ts (none), not first-call: they are the same in all languages.',
  ])
})
