import { articlesPage } from '#content/articles.ts'
import { folded, type FoundDocument } from '#contract/article-search.ts'
import { Day } from './article-parts.tsx'

const { search } = articlesPage.words

/** How much was found, in a sentence. */
export function countOf(query: string, found: readonly FoundDocument[]): string {
  const sentence = (found.length === 0 ? search?.nothing : search?.found) ?? ''
  return sentence.replace('{count}', () => String(found.length)).replace('{query}', () => query)
}

/** What a search has found, with marks on the words. The server and the browser show the same. */
export function Found({ found }: { found: readonly FoundDocument[] }) {
  return (
    <ol>
      {found.map(({ path, title, description, date, terms }) => (
        <li key={path} className="article-row">
          <p className="article-facts">{date === undefined ? search?.page : <Day date={date} />}</p>
          <div>
            <h2>
              <a href={path} className="article-row-link">
                <Marked terms={terms}>{title}</Marked>
              </a>
            </h2>
            <p className="article-description">
              <Marked terms={terms}>{description}</Marked>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A text whose found words are marked. */
function Marked({ terms, children }: { terms: readonly string[]; children: string }) {
  // The odd parts are words.
  return children
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((part, index) =>
      index % 2 === 1 && terms.includes(folded(part)) ? <mark key={index}>{part}</mark> : part,
    )
}
