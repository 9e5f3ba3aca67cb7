/**
 * Says which language the development server shows, and how to see the others.
 * @param shown the content folder, relative to `agencies/`
 * @param folders those of all languages of the agency
 * @returns a sentence, or null if there is one language
 */
export function nameOtherLanguages(shown: string, folders: readonly string[]): string | null {
  const others = folders.filter((folder) => folder !== shown).map((folder) => `AGENCY=${folder} npm run dev`)
  if (others.length === 0) return null
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(others)
  return `This shows the language of apps/website/agencies/${shown}; for another one run ${list}, or npm start for all.`
}
