import { required } from '#agency/required.ts'
import { home } from '#content/pages/home.ts'
import { testimonials } from '#content/testimonials.ts'
import type { Ground } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { Quotes } from './quotes.tsx'

/** Customers' quotes. */
export function Testimonials({ ground }: { ground: Ground }) {
  const { title } = required(home.testimonials, 'home.testimonials')
  return (
    <Section id="testimonials" ground={ground} className="py-20 md:py-28">
      <h2 className="mb-14 text-heading">{title}</h2>
      <Quotes quotes={testimonials} />
    </Section>
  )
}
