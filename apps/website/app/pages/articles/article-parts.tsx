import { articlesPage } from '#content/articles.ts'
import type { ArticleCard } from '#contract/articles.ts'
import { siteLanguage } from '#contract/language.ts'

const { words } = articlesPage

/** Articles name days of the calendar, in no time zone. */
const format = new Intl.DateTimeFormat(siteLanguage.dates, { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (date: string) => format.format(new Date(date))

/** A day, as people write it. */
export const Day = ({ date }: { date: string }) => <time dateTime={date}>{dayOf(date)}</time>

/** "4 min read". */
export const readingTime = (minutes: number): string => words.minutes.replace('{minutes}', String(minutes))

/** "Updated 24 November 2026". */
export const updatedOn = (date: string): string => words.updated.replace('{date}', dayOf(date))

/** "By Ada", where the name leads to what she has written. */
export function Author({ author: { name, path } }: Pick<ArticleCard, 'author'>) {
  const [before = '', after = ''] = words.by.split('{author}')
  return (
    <span>
      {before}
      <a href={path} rel="author" className="article-author">
        {name}
      </a>
      {after}
    </span>
  )
}

/** Says in development that visitors do not see an article yet. */
export const Unpublished = () => <span className="article-unpublished">{words.unpublished}</span>

/** The tags of an article, or of all. */
export function Tags({
  tags,
  current,
}: {
  tags: readonly { name: string; path: string }[]
  current?: string | null
}) {
  if (tags.length === 0) return null
  return (
    <ul className="article-tags">
      {tags.map(({ name, path }) => (
        <li key={path}>
          <a href={path} aria-current={name === current ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
