import type { TaughtAnswerRow } from '#server/store/tables/desk-rows.ts'

/** Most letters of an id that is made from a question. */
const longestId = 40

/**
 * The answers as a file of `#content/asked/`.
 * @param taken ids that the content uses: an entry with one of them would replace that part of the content
 */
export function exportAnswers(answers: readonly TaughtAnswerRow[], taken: ReadonlySet<string>): string {
  const used = new Set(taken)
  return answers
    .map(({ question, ways, answer }) => {
      const id = idFor(question, used)
      used.add(id)
      const asked = [question, ...(JSON.parse(ways) as string[])]
      return [`# ${id}`, `Answer: ${answer}`, ...asked.map(asWay), ''].join('\n')
    })
    .join('\n')
}

function idFor(question: string, used: ReadonlySet<string>): string {
  const words = question
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestId)
    .replaceAll(/^-+|-+$/g, '')
  const base = words === '' ? 'answer' : words
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`
    if (!used.has(id)) return id
  }
}

/** A way to ask that cannot be read as a heading, as an answer, or as two ways. */
const asWay = (way: string): string =>
  way
    .replace(/^[#\s]+/, '')
    .replace(/^Answer:/, 'answer:')
    .replaceAll('|', '/')
