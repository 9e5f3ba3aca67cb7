import { home } from '#content/pages/home.ts'
import type { Testimonial } from '#agency/schema/testimonials.ts'
import { testimonials } from '#content/testimonials.ts'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'

function Byline({ author, position, company, image, sample }: Testimonial) {
  return (
    <figcaption className="flex items-center gap-4">
      <img
        src={image}
        alt=""
        width="64"
        height="64"
        loading="lazy"
        className="rounded-full border border-line"
      />
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

/** What a customer said, with the number it stands for. */
export function Quote({ testimonial, isFirst = false }: { testimonial: Testimonial; isFirst?: boolean }) {
  const { quote, metrics } = testimonial
  return (
    <figure
      className={`flex flex-col justify-between gap-8 border-t border-line-strong pt-8 ${isFirst ? 'md:col-span-2 lg:col-span-7 lg:row-span-2' : 'lg:col-span-5'}`}
    >
      <div>
        <p className={`flex flex-wrap items-baseline gap-x-4 ${isFirst ? 'gap-y-2' : ''}`}>
          <span className={`font-semibold text-brand ${isFirst ? 'text-figure' : 'text-title'}`}>
            {metrics.value}
          </span>
          <span className={isFirst ? 'text-subtitle text-ink' : 'text-body'}>{metrics.label}</span>
        </p>
        <blockquote className={`mt-6 text-ink ${isFirst ? 'text-quote' : 'text-lead'}`}>
          <p>“{quote}”</p>
        </blockquote>
      </div>
      <Byline {...testimonial} />
    </figure>
  )
}

/** Three quotes: one heard in full, two beside it. */
export function Testimonials() {
  if (testimonials.length === 0) return null
  return (
    <section id="testimonials" className="border-y border-line bg-shade/70">
      <div className="page py-20 md:py-28">
        <h2 className="text-heading">{home.testimonials.title}</h2>
        <div className="mt-14 grid gap-x-16 gap-y-14 md:grid-cols-2 lg:grid-cols-12">
          {testimonials.map((testimonial, index) => (
            <Quote key={testimonial.author} testimonial={testimonial} isFirst={index === 0} />
          ))}
        </div>
      </div>
    </section>
  )
}
