/** What the server says in English about a problem, and the same in another language. `{}` stands for what differs. */
export type ProblemWords = Readonly<Record<string, string>>

/**
 * Says a sentence of the API in another language, with or without its full stop. One that is not known stays as it is, such as
 * the answer of somebody else's server.
 */
export function sayProblem(sentence: string, known: ProblemWords): string {
  const found = known[sentence]
  if (found !== undefined) return found
  for (const [pattern, words] of Object.entries(known)) {
    if (!pattern.includes('{}')) continue
    const parts = pattern.split('{}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    const [, ...values] = new RegExp(`^${parts.join('(.+)')}$`, 's').exec(sentence) ?? []
    if (values.length > 0) return words.replaceAll('{}', () => values.shift() ?? '')
  }
  return sentence
}
