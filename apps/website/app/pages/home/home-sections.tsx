import type { HomeSection } from '#agency/sections.ts'
import type { Media } from '#agency/schema/media.ts'
import type { Promotion } from '#agency/schema/promotion.ts'
import { partsOfHero, sectionsBelow } from '#contract/home-sections.ts'
import { MediaView } from '#app/media/media-view.tsx'
import { type Ground, groundsOf, type OwnGround } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { About } from './about.tsx'
import { Badges } from './badges.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Facade } from './facade.tsx'
import { NightBand } from './night-band.tsx'
import { Problem } from './problem.tsx'
import { Services } from './services.tsx'
import { Solutions } from './solutions.tsx'
import { Testimonials } from './testimonials.tsx'

export { ContactDetails } from './contact-details.tsx'

const grounds: Record<HomeSection, OwnGround> = {
  night: 'plain',
  badges: 'plain',
  problem: 'band',
  solutions: 'plain',
  about: 'band',
  services: 'plain',
  testimonials: 'band',
  cta: 'sky',
}

const ordered = groundsOf(sectionsBelow, grounds, 'lined')

/** The house beside the first words, or the owner's picture or film. */
export function Beside({ media }: { media: Media | undefined }) {
  return media ? <MediaView media={media} place="hero" isFirst /> : <Facade />
}

/** The end of the hero. */
export function Night() {
  return partsOfHero.map((part, index) => {
    const Part = part === 'night' ? NightBand : Badges
    return <Part key={part} className={index === 0 ? '' : 'mt-10'} />
  })
}

/** The sections between the hero and the form. */
export function Sections({ promotion }: { promotion: Promotion | null }) {
  return sectionsBelow.map((section, index) => (
    <HomePart key={section} section={section} ground={ordered[index] ?? 'plain'} promotion={promotion} />
  ))
}

type HomePartProps = { section: HomeSection; ground: Ground; promotion: Promotion | null }

function HomePart({ section, ground, promotion }: HomePartProps) {
  switch (section) {
    case 'night':
      return (
        <Section ground={ground} className="py-16 md:py-20">
          <NightBand />
        </Section>
      )
    case 'badges':
      return (
        <Section ground={ground} className="py-16 md:py-20">
          <Badges />
        </Section>
      )
    case 'problem':
      return <Problem ground={ground} />
    case 'solutions':
      return <Solutions ground={ground} />
    case 'about':
      return <About ground={ground} />
    case 'services':
      return <Services ground={ground} />
    case 'testimonials':
      return <Testimonials ground={ground} />
    case 'cta':
      return <CallToAction promotion={promotion} />
  }
}
