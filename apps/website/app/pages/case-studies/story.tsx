import type { CaseStudy } from '#agency/schema/case-studies.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { MediaView } from '#app/media/media-view.tsx'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { Trend } from '#app/vignettes/trend.tsx'

const labelClass = 'numerals text-mini font-normal text-brand'

/** One success story: its key number over its history, then challenge, solution and results. */
export function Story({ story }: { story: CaseStudy }) {
  const { id, trend } = story
  return (
    <article id={id} className="border-t border-line">
      {trend ? (
        <>
          <div className="story-sky overflow-clip">
            <StoryHead story={story} falls={(trend.weeks.at(-1) ?? 0) < (trend.weeks[0] ?? 0)} />
            <Trend weeks={trend.weeks} launch={trend.launch} />
          </div>
          <Scale {...trend} />
        </>
      ) : (
        <StoryHead story={story} falls={false} />
      )}
      {story.media && (
        <div className="page pt-14">
          <MediaView media={story.media} place="wide" />
        </div>
      )}
      <StoryText story={story} />
    </article>
  )
}

/** The title and the key number. The number is placed where the sky is free: behind a falling line, or before a rising one. */
function StoryHead({ story, falls }: { story: CaseStudy; falls: boolean }) {
  const { industry, company, duration, sample, title, figure } = story
  return (
    <div className="page relative z-1 grid items-end gap-x-16 gap-y-8 pt-16 md:pt-24 lg:grid-cols-12">
      <div className={falls && figure ? 'lg:col-span-7 lg:self-start' : 'lg:col-span-12'}>
        <p className="numerals flex flex-wrap items-center gap-x-4 gap-y-2 text-mini text-muted">
          <span>
            {industry} · {company}&nbsp;· <span className="whitespace-nowrap">{duration}</span>
          </span>
          {sample && <SampleMark />}
        </p>
        <h2 className="mt-4 max-w-title text-heading">{title}</h2>
      </div>
      {figure && (
        <p className={falls ? 'story-low lg:col-span-5 lg:text-end' : 'lg:col-span-12'}>
          <strong className="block text-figure font-semibold text-ink">{figure.value}</strong>
          <span className="mt-3 block text-subtitle text-ink">{figure.label}</span>
        </p>
      )}
    </div>
  )
}

/** What the line of the history counts, from its first to its last value. */
function Scale({ weeks, label }: NonNullable<CaseStudy['trend']>) {
  const { before, after } = caseStudiesPage
  return (
    <div className="page pt-4">
      <p className="numerals flex flex-wrap justify-between gap-x-6 gap-y-1 text-mini text-muted">
        <span>
          {weeks[0]} {before}
        </span>
        <span className="order-last w-full sm:order-none sm:w-auto">{label}</span>
        <span>
          {weeks.at(-1)} {after}
        </span>
      </p>
    </div>
  )
}

/** Challenge, solution, results and what the customer says. */
function StoryText({ story }: { story: CaseStudy }) {
  const { headings } = caseStudiesPage
  const columns = story.results.length === 0 ? 'lg:col-span-6' : 'lg:col-span-4'
  return (
    <div className="page pt-14 pb-20 md:pb-28">
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2 lg:grid-cols-12">
        <section className={columns}>
          <h3 className={labelClass}>{headings.challenge}</h3>
          <p className="mt-3">{story.challenge}</p>
        </section>
        <section className={columns}>
          <h3 className={labelClass}>{headings.solution}</h3>
          <p className="mt-3">{story.solution}</p>
          <ol className="mt-6 grid gap-2">
            {story.parts.map((part) => (
              <li key={part} className="story-part">
                {part}
              </li>
            ))}
          </ol>
        </section>
        {story.results.length > 0 && (
          <section className="md:col-span-2 lg:col-span-4">
            <h3 className={labelClass}>{headings.results}</h3>
            <dl className="mt-3 grid border-line md:grid-cols-3 md:gap-x-8 md:border-t lg:grid-cols-1 lg:border-t-0 lg:border-b">
              {story.results.map(({ value, label: what }) => (
                <div
                  key={what}
                  className="flex flex-col-reverse justify-end border-t border-line py-4 md:border-t-0 lg:border-t"
                >
                  <dt>{what}</dt>
                  <dd className="text-title font-medium text-ink">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <blockquote className="mt-14 max-w-title">
        <p className="text-quote text-ink">
          <q>{story.quote.text}</q>
        </p>
        <footer className="mt-4 text-small text-muted">{story.quote.author}</footer>
      </blockquote>
    </div>
  )
}
