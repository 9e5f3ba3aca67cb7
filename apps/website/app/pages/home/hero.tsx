import { homePath } from '#contract/home-path.ts'
import { emptySections, heroHasParts } from '#contract/site-map.ts'
import { homeHero } from '#content/pages/home-hero.ts'
import { pages } from '#content/pages.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { CallButton, CallNotice } from '#app/voice-call/calls.ts'
import { Static, staticPart } from '#app/static.tsx'
import { buttonClass } from '#app/ui/button.tsx'

const Beside = staticPart(async () => (await import('./home-sections.tsx')).Beside)
const Night = staticPart(async () => (await import('./home-sections.tsx')).Night)

/** The promise, the first action, and one night as proof. */
export function Hero({
  voiceProvider,
  callNotice,
  isInEnglish,
}: {
  voiceProvider: 'embedded' | 'vapi' | 'off'
  callNotice: string | null
  isInEnglish?: boolean
}) {
  const { title, lead, consultation, solutions, media } = homeHero
  return (
    <section id="home" className="sky-dusk overflow-clip">
      <div className="page page-open pb-16 md:pb-20">
        <div className={media ? 'hero hero-with-media' : 'hero'}>
          <Static className={media ? 'hero-media' : 'hero-house'}>
            <Beside media={media} />
          </Static>
          <div className="hero-words clear">
            <h1 className="text-display">{title}</h1>
            <p className="hero-lead max-w-measure text-lead">{lead}</p>
          </div>
          <div className="hero-actions">
            <SectionLink section="contact" className={buttonClass({ tone: 'lamp' })}>
              {consultation}
            </SectionLink>
            {voiceProvider !== 'off' && <CallButton isInEnglish={isInEnglish} />}
            <a
              href={emptySections.includes('services') ? pages.services.path : `${homePath}#services`}
              className={`clear ${buttonClass({ tone: voiceProvider === 'off' ? 'line' : 'quiet' })}`}
            >
              {solutions}
            </a>
          </div>
          {callNotice !== null && (
            <div className="hero-notice clear">
              <CallNotice text={callNotice} isInEnglish={isInEnglish} />
            </div>
          )}
        </div>
        {heroHasParts && (
          <Static className="clear">
            <Night />
          </Static>
        )}
      </div>
    </section>
  )
}
