import { expect, it } from 'vitest'
import { nameOtherLanguages } from './name-other-languages.ts'

it('says which language is developed, and how to see the others', () => {
  const folders = ['own', 'own/languages/de', 'own/languages/pt']
  expect(nameOtherLanguages('own', ['own'])).toBe(null)
  expect(nameOtherLanguages('own/languages/de', folders)).toBe(
    'This shows the language of apps/website/agencies/own/languages/de; for another one run AGENCY=own npm run dev or AGENCY=own/languages/pt npm run dev, or npm start for all.',
  )
})
