import type { CaseStudy } from '#content/case-studies.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { Trend } from '#app/vignettes/trend.tsx'

/** One success story: the number it is remembered by and its history, then challenge, solution and results. */
export function Story({ story, mirrored }: { story: CaseStudy; mirrored: boolean }) {
  const { headings, launch } = caseStudiesPage
  const labelClass = 'numerals text-mini font-normal text-brand'
  return (
    <article id={story.id} className="border-t border-line">
      <div className="page py-20 md:py-28">
        <p className="numerals flex flex-wrap items-center gap-x-4 gap-y-2 text-mini text-muted">
          <span>
            {story.industry} · {story.company} · {story.duration}
          </span>
          {story.sample && <SampleMark />}
        </p>
        <h2 className="mt-4 max-w-title text-heading">{story.title}</h2>
        <div className="mt-12 grid items-end gap-x-16 gap-y-10 lg:grid-cols-12">
          <div className={`lg:col-span-5 ${mirrored ? 'lg:order-last lg:text-right' : ''}`}>
            <p className="text-figure font-semibold text-brand">{story.figure.value}</p>
            <p className="mt-4 text-subtitle text-ink">{story.figure.label}</p>
          </div>
          <div className="lg:col-span-7">
            <Trend {...story.trend} launchLabel={launch} />
          </div>
        </div>
        <div className="mt-16 grid gap-x-16 gap-y-10 lg:grid-cols-12">
          <section className="lg:col-span-4">
            <h3 className={labelClass}>{headings.challenge}</h3>
            <p className="mt-3">{story.challenge}</p>
          </section>
          <section className="lg:col-span-4">
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
          <section className="lg:col-span-4">
            <h3 className={labelClass}>{headings.results}</h3>
            <dl className="mt-3 border-b border-line">
              {story.results.map(({ value, label }) => (
                <div key={label} className="flex flex-col-reverse border-t border-line py-4">
                  <dt>{label}</dt>
                  <dd className="text-title font-medium text-ink">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <blockquote className="mt-16 max-w-title text-quote text-ink">
          <p>“{story.quote.text}”</p>
          <footer className="mt-4 text-small text-muted">{story.quote.author}</footer>
        </blockquote>
      </div>
    </article>
  )
}
