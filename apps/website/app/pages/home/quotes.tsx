import type { Testimonial } from '#agency/schema/testimonials.ts'
import { OrMedia } from '#app/media/media-view.tsx'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'

function Byline({ author, position, company, image, sample }: Testimonial) {
  return (
    <figcaption className="flex items-center gap-4">
      {image !== undefined && (
        <OrMedia of={image} place="portrait" className="quote-portrait">
          {(src) => (
            <img
              src={src}
              alt=""
              width="64"
              height="64"
              loading="lazy"
              className="rounded-full border border-line"
            />
          )}
        </OrMedia>
      )}
      <span>
        <span className="block text-ink">{author}</span>
        <span className="block text-small text-muted">
          {position}, {company}
        </span>
        {sample && (
          <span className="mt-1.5 block">
            <SampleMark />
          </span>
        )}
      </span>
    </figcaption>
  )
}

/** Places a quote of the ledger: up to three in a row, and no row with an empty cell. */
function columnsOf(index: number, count: number) {
  if (count === 1) return 'quote-wide md:col-span-2 lg:col-span-6'
  const inPairs = [0, 4, 2][count % 3] ?? 0
  const columns = index < count - inPairs ? 'lg:col-span-2' : 'lg:col-span-3'
  return index === count - 1 && count % 2 === 1 ? `md:col-span-2 ${columns}` : columns
}

/** A customer's quote with its number and picture, if there are any. The first is shown in full, with the number beside it. */
export function Quote({
  testimonial,
  isFirst = false,
  className = '',
}: {
  testimonial: Testimonial
  isFirst?: boolean
  className?: string
}) {
  const { quote, metrics } = testimonial
  return (
    <figure
      className={`quote border-t border-line-strong pt-8 ${isFirst ? 'quote-wide md:col-span-2 lg:col-span-6' : ''} ${className}`}
    >
      {metrics && (
        <p className={`flex flex-wrap items-baseline gap-x-4 ${isFirst ? 'gap-y-3' : ''}`}>
          <span className={`font-semibold text-brand ${isFirst ? 'text-figure' : 'text-title'}`}>
            {metrics.value}
          </span>
          <span className={isFirst ? 'text-subtitle text-ink' : 'text-body'}>{metrics.label}</span>
        </p>
      )}
      <blockquote className={`max-w-title text-ink ${isFirst ? 'text-quote' : 'text-lead'}`}>
        <p>
          <q>{quote}</q>
        </p>
      </blockquote>
      <Byline {...testimonial} />
    </figure>
  )
}

/** Any number of quotes: one in full, the others in a ledger below it. */
export function Quotes({ quotes: [first, ...others] }: { quotes: readonly Testimonial[] }) {
  return (
    <div className="grid gap-x-16 gap-y-14 md:grid-cols-2 lg:grid-cols-6">
      {first && <Quote testimonial={first} isFirst />}
      {others.map((testimonial, index) => (
        <Quote
          key={testimonial.author}
          testimonial={testimonial}
          className={columnsOf(index, others.length)}
        />
      ))}
    </div>
  )
}
