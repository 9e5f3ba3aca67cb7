import { home } from '#content/pages/home.ts'
import type { Promotion } from '#agency/schema/promotion.ts'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { shell } from '#content/navigation.ts'
import { MediaView } from '#app/media/media-view.tsx'
import { SectionLink } from '#app/links/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Skyline } from './skyline.tsx'

/** The last call to action before the form, with the current promotion. */
export function CallToAction({ promotion }: { promotion: Promotion | null }) {
  const { title, text, trial, demo, skyline } = home.cta
  return (
    <section id="cta" className="sky-dawn overflow-clip">
      <div className="page page-open pt-24 pb-12 text-center md:pt-36 md:pb-16">
        <div className="clear mx-auto max-w-display">
          {promotion && (
            <p className="mx-auto mb-8 flex w-fit flex-wrap justify-center gap-x-3 rounded-large border border-line-strong bg-panel px-5 py-2 text-small">
              <strong className="font-medium text-ink">{promotion.text}</strong>
              <span className="text-muted">{promotion.companionText}</span>
              {promotion.sample && <SampleMark text={shell.sampleOffer} />}
            </p>
          )}
          <h2 className="mx-auto max-w-display text-display">{title}</h2>
          <p className="mx-auto mt-6 max-w-measure text-lead text-balance">{text}</p>
          <p className="mt-10 flex flex-wrap justify-center gap-4 max-sm:*:grow">
            <SectionLink section="contact" className={buttonClass({ tone: 'lamp' })}>
              {trial}
            </SectionLink>
            <SectionLink section="contact" className={buttonClass()}>
              {demo}
            </SectionLink>
          </p>
        </div>
      </div>
      {skyline === undefined && <Skyline />}
      {skyline && (
        <div className="page pb-16">
          <MediaView media={skyline} place="wide" />
        </div>
      )}
    </section>
  )
}
