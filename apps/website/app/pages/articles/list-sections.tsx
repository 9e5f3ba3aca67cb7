import { articlesPage } from '#content/articles.ts'
import type { ArticleCard, ArticleList } from '#contract/articles.ts'
import { pictureOf } from '#agency/media/used-media.ts'
import { longestQuery } from '#contract/article-search.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { contentsName } from '#app/pages/contents-name.ts'
import { MediaView } from '#app/media/media-view.tsx'
import { Author, Day, readingTime, Tags, Unpublished } from './article-parts.tsx'
import { headingOf } from './article-meta.ts'
import { countOf, Found } from './found.tsx'

const { path, hero, words } = articlesPage

/** The sections of a page of the list. */
export function Sections({ view: list }: { view: ArticleList }) {
  const { tag, author, page, articles, subjects, search } = list
  const isWhole = tag === null && author === null
  return (
    <>
      <div className="sky-evening">
        <div className="page articles-head">
          {(!isWhole || search) && (
            <a href={path} className="article-back">
              {words.all}
            </a>
          )}
          <h1>{headingOf(list)}</h1>
          {isWhole && <p className="articles-lead">{hero.lead}</p>}
          {isWhole && <SearchForm query={search?.query} />}
          {subjects.length > 1 && (
            <nav aria-label={contentsName(words.subjects, headingOf(list))} className="articles-subjects">
              <Tags tags={subjects} current={tag} />
            </nav>
          )}
        </div>
      </div>
      <section className="page articles-list">
        {isWhole && words.search && (
          <>
            <output className="articles-status">{search && countOf(search.query, search.found)}</output>
            {/* Filled as the visitor types: search-as-you-type.tsx. */}
            <div className="articles-live" />
            <div className="articles-found">{search && <Found found={search.found} />}</div>
          </>
        )}
        <div className="articles-all" hidden={search !== null}>
          {articles.length === 0 && <p className="articles-lead">{words.none}</p>}
          <ol>
            {articles.map((article, index) => (
              <li key={article.path}>
                <Row article={article} isFirst={isWhole && page === 1 && index === 0} />
              </li>
            ))}
          </ol>
        </div>
        <div className="articles-end">
          {search === null && <Pages list={list} />}
          <a href={`${path}/feed.xml`} data-document="" className="article-link">
            {words.feed}
          </a>
        </div>
      </section>
    </>
  )
}

/** Asks the server; with JavaScript, what is typed is answered at once. */
function SearchForm({ query }: { query: string | undefined }) {
  if (!words.search) return null
  const { label, button } = words.search
  return (
    <search className="articles-search">
      <form action={path}>
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={query}
          maxLength={longestQuery}
          autoComplete="off"
          required
          className="field-control"
        />
        <button type="submit" className={buttonClass({ tone: 'line' })}>
          {button}
        </button>
      </form>
    </search>
  )
}

/** An article in the list. The newest one is larger. */
function Row({ article, isFirst }: { article: ArticleCard; isFirst: boolean }) {
  const { title, description, date, author, minutes, tags, media, isUnpublished } = article
  return (
    <div className={isFirst ? 'article-row article-row-first' : 'article-row'}>
      <p className="article-facts">
        <Day date={date} />
        <span>{readingTime(minutes)}</span>
        {isUnpublished && <Unpublished />}
      </p>
      <div>
        <h2>
          <a href={article.path} className="article-row-link">
            {title}
          </a>
        </h2>
        <p className="article-description">{description}</p>
        {media && (
          <MediaView
            media={{
              picture: pictureOf(media),
              decorative: true,
              ...(media.focus && { focus: media.focus }),
            }}
            place="cell"
            className="article-row-media"
          />
        )}
      </div>
      <div className="article-row-end">
        <Author author={author} />
        <Tags tags={tags} />
      </div>
    </div>
  )
}

/** The ways to the other pages of the list. */
function Pages({ list: { page, pages, newer, older } }: { list: ArticleList }) {
  if (pages === 1) return null
  return (
    <nav aria-label={contentsName(words.pages, hero.title)} className="articles-pages">
      {newer !== null && (
        <a href={newer} rel="prev" className="button button-line button-small">
          {words.newer}
        </a>
      )}
      <span>{words.page.replace('{page}', String(page)).replace('{pages}', String(pages))}</span>
      {older !== null && (
        <a href={older} rel="next" className="button button-line button-small">
          {words.older}
        </a>
      )}
    </nav>
  )
}
