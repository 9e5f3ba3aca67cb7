import type { CaseStudy } from '#content/case-studies.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'

/** One success story: the number it is remembered by, then challenge, solution and results. */
export function Story({ story }: { story: CaseStudy }) {
  const { headings } = caseStudiesPage
  return (
    <article id={story.id} className="border-t border-line">
      <div className="page grid gap-x-16 gap-y-12 py-20 md:py-28 lg:grid-cols-12">
        <header className="lg:col-span-5">
          <div className="lg:sticky lg:top-28">
            <p className="numerals text-mini text-muted">
              {story.industry} · {story.company} · {story.duration}
            </p>
            <p className="mt-8 text-figure font-semibold text-brand">{story.figure.value}</p>
            <p className="mt-4 text-subtitle text-ink">{story.figure.label}</p>
            <ol className="mt-10 grid gap-2">
              {story.parts.map((part) => (
                <li key={part} className="story-part">
                  {part}
                </li>
              ))}
            </ol>
          </div>
        </header>
        <div className="lg:col-span-7">
          <h2 className="text-heading">{story.title}</h2>
          <h3 className="numerals mt-10 text-mini font-normal text-brand">{headings.challenge}</h3>
          <p className="mt-2 max-w-prose text-lead">{story.challenge}</p>
          <h3 className="numerals mt-10 text-mini font-normal text-brand">{headings.solution}</h3>
          <p className="mt-2 max-w-prose text-lead">{story.solution}</p>
          <h3 className="numerals mt-10 text-mini font-normal text-brand">{headings.results}</h3>
          <dl className="mt-3 border-b border-line">
            {story.results.map(({ value, label }) => (
              <div
                key={label}
                className="flex flex-row-reverse items-baseline justify-end gap-6 border-t border-line py-4"
              >
                <dt>{label}</dt>
                <dd className="w-28 flex-none text-title font-medium text-ink">{value}</dd>
              </div>
            ))}
          </dl>
          <blockquote className="mt-12 max-w-prose text-title text-ink">
            <p>“{story.quote.text}”</p>
            <footer className="mt-3 text-small text-muted">{story.quote.author}</footer>
          </blockquote>
        </div>
      </div>
    </article>
  )
}
