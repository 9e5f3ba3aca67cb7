import { homeHero } from '#content/pages/home-hero.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { CallButton, CallNotice } from '#app/voice-call/calls.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { StaticPart } from './home-static.ts'

/** The promise, the first action, and one night as proof. */
export function Hero({
  voiceProvider,
  callNotice,
}: {
  voiceProvider: 'embedded' | 'vapi' | 'off'
  callNotice: string | null
}) {
  const { title, lead, consultation, solutions } = homeHero
  return (
    <section id="home" className="sky-dusk overflow-clip">
      <div className="page pb-16 md:pb-20">
        <div className="relative">
          <div className="relative z-1 pt-32 pb-10 md:w-7/12 md:pt-40 md:pb-24 xl:pt-44">
            <h1 className="text-display">{title}</h1>
            <p className="mt-7 max-w-measure text-lead">{lead}</p>
            <div className="hero-actions mt-9">
              <SectionLink section="contact" className={buttonClass({ tone: 'lamp' })}>
                {consultation}
              </SectionLink>
              {voiceProvider !== 'off' && <CallButton />}
              <SectionLink
                section="services"
                className={buttonClass({ tone: voiceProvider === 'off' ? 'line' : 'quiet' })}
              >
                {solutions}
              </SectionLink>
            </div>
            {callNotice !== null && <CallNotice text={callNotice} />}
          </div>
          <StaticPart
            name="Facade"
            className="h-44 overflow-y-clip md:absolute md:right-0 md:bottom-0 md:h-full md:w-2/5"
          />
        </div>
        <StaticPart name="Night" className="relative" />
      </div>
    </section>
  )
}
