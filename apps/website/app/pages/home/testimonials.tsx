import { home } from '#content/pages/home.ts'
import { testimonials, type Testimonial } from '#content/testimonials.ts'

function Byline({ author, position, company, image }: Testimonial) {
  return (
    <figcaption className="flex items-center gap-4">
      <img src={image} alt="" width="64" height="64" className="rounded-full border border-line" />
      <span>
        <span className="block text-ink">{author}</span>
        <span className="block text-small text-muted">
          {position}, {company}
        </span>
      </span>
    </figcaption>
  )
}

/** Three quotes: one heard in full, two beside it, each with the number it stands for. */
export function Testimonials() {
  return (
    <section id="testimonials" className="border-y border-line bg-shade/70">
      <div className="page py-20 md:py-28">
        <h2 className="text-heading">{home.testimonials.title}</h2>
        <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-12">
          {testimonials.map((testimonial, index) => (
            <figure
              key={testimonial.author}
              className={`flex flex-col gap-8 border-t border-line-strong pt-8 ${index === 0 ? 'lg:col-span-7 lg:row-span-2' : 'lg:col-span-5'}`}
            >
              <div>
                <p className="flex items-baseline gap-3">
                  <span className={`font-semibold text-brand ${index === 0 ? 'text-figure' : 'text-title'}`}>
                    {testimonial.metrics.value}
                  </span>
                  <span className="text-small text-muted">{testimonial.metrics.label}</span>
                </p>
                <blockquote className={`mt-6 text-ink ${index === 0 ? 'text-quote' : 'text-lead'}`}>
                  <p>“{testimonial.quote}”</p>
                </blockquote>
              </div>
              <Byline {...testimonial} />
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
