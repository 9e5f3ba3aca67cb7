import { home } from '#content/pages/home.ts'
import { SectionLink } from '#app/section-link/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import { NightBand } from './night-band.tsx'

/** The promise, the first action, and one night as proof. */
export function Hero() {
  const { title, lead, consultation, solutions } = home.hero
  return (
    <section id="home" className="page pt-32 pb-16 md:pt-44">
      <h1 className="max-w-5xl text-display">{title}</h1>
      <div className="mt-8 grid gap-10 lg:grid-cols-12 lg:items-end">
        <p className="max-w-prose text-lead lg:col-span-6">{lead}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:col-span-6 lg:justify-end">
          <SectionLink section="contact" className={buttonClass({ tone: 'lamp' })}>
            {consultation}
          </SectionLink>
          <SectionLink section="services" className={buttonClass()}>
            {solutions}
          </SectionLink>
        </div>
      </div>
      <NightBand />
      <ul className="mt-12 grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {home.badges.map((badge, index) => (
          <li key={badge} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 flex-none text-brand" />
            <span>
              <span className="block text-ink">{badge}</span>
              <span className="block text-small text-muted">{home.badgeNotes[index]}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
