import { articlesPage } from '#content/articles.ts'
import type { ArticleCard, ArticleHeading, ArticleView } from '#contract/articles.ts'
import { contentsName } from '#app/pages/contents-name.ts'
import { MediaView } from '#app/media/media-view.tsx'
import { Author, Day, readingTime, Tags, Unpublished, updatedOn } from './article-parts.tsx'

const { path, name, words } = articlesPage

/** A shorter article is read without a table of contents. */
const fewestHeadings = 3

/** The sections of the page of an article. */
export function Sections({ view: article }: { view: ArticleView }) {
  const { title, description, date, updated, author, minutes, tags, media, isUnpublished, contents, html } =
    article
  return (
    <>
      <div className="sky-evening">
        <header className="page article-head">
          <a href={path} className="article-back">
            {name}
          </a>
          <h1>{title}</h1>
          <p className="article-lead">{description}</p>
          <p className="article-facts">
            <Author author={author} />
            <Day date={date} />
            {updated !== null && <span>{updatedOn(updated)}</span>}
            <span>{readingTime(minutes)}</span>
            {isUnpublished && <Unpublished />}
          </p>
        </header>
      </div>
      {media && (
        <div className="page article-media">
          <MediaView media={media} place="wide" isFirst />
        </div>
      )}
      <div className="page article-body">
        <Contents title={title} headings={contents} />
        <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
        <div className="article-end">
          <Tags tags={tags} />
        </div>
      </div>
      <Onward article={article} />
    </>
  )
}

/** The table of contents. */
function Contents({ title, headings }: { title: string; headings: readonly ArticleHeading[] }) {
  if (headings.length < fewestHeadings) return null
  return (
    <nav aria-label={contentsName(words.contents, title)} className="article-contents">
      <p>{words.contents}</p>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? 'article-contents-deep' : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The ways to other articles. */
function Onward({ article: { newer, older, related } }: { article: ArticleView }) {
  const neighbours = [
    { article: newer, label: words.newer, rel: 'prev' },
    { article: older, label: words.older, rel: 'next' },
  ]
  if (!newer && !older) return null
  return (
    <div className="article-onward">
      <div className="page">
        {related.length > 0 && (
          <section className="article-related">
            <h2>{words.related}</h2>
            <ul>
              {related.map((other) => (
                <li key={other.path}>
                  <Related article={other} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <nav aria-label={`${words.newer}, ${words.older}`} className="article-neighbours">
          {neighbours.map(({ article, label, rel }) =>
            article ? (
              <a key={rel} href={article.path} rel={rel}>
                <span>{label}</span>
                {article.title}
              </a>
            ) : (
              <span key={rel} />
            ),
          )}
        </nav>
      </div>
    </div>
  )
}

function Related({ article: { path: address, title, description, minutes } }: { article: ArticleCard }) {
  return (
    <a href={address}>
      <span className="article-related-title">{title}</span>
      <span className="article-description">{description}</span>
      <span className="article-facts">{readingTime(minutes)}</span>
    </a>
  )
}
