import { required } from '#agency/required.ts'
import type { Claim } from '#agency/schema/numbers.ts'
import { pageIds } from '#contract/site-map.ts'
import { shell } from '#content/navigation.ts'
import { claims } from '#content/numbers.ts'
import { pages } from '#content/pages.ts'
import { home } from '#content/pages/home.ts'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Ground } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { largeColumns } from '#app/ui/columns.ts'
import { OrMedia } from '#app/media/media-view.tsx'
import { Flow } from '#app/vignettes/flow.tsx'

const figures: Claim[] = Object.values(claims)

/** About the agency, with its numbers. */
export function About({ ground }: { ground: Ground }) {
  const { title, text, caseStudies, flow } = required(home.about, 'home.about')
  return (
    <Section id="about" ground={ground} className="py-20 md:py-28">
      <div className={flow ? 'grid items-center gap-x-16 gap-y-12 lg:grid-cols-2' : ''}>
        <div>
          <h2 className="max-w-measure text-heading">{title}</h2>
          <p className="mt-6 max-w-measure text-lead">{text}</p>
          {pageIds.includes('case-studies') && (
            <ButtonLink to={pages['case-studies'].path} className="mt-8">
              {caseStudies}
            </ButtonLink>
          )}
        </div>
        {flow && (
          <OrMedia of={flow} place="beside">
            {({ caption, steps, days, chart }) => (
              <Flow caption={caption} steps={steps} days={days} chart={chart} />
            )}
          </OrMedia>
        )}
      </div>
      {figures.length > 0 && (
        <dl
          className={`mt-16 grid grid-cols-2 border-t border-line md:mt-24 ${largeColumns(figures.length, 5)}`}
        >
          {figures.map(({ value, prefix, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2 border-line pt-6 pe-4">
              <dt className="text-small">{label}</dt>
              <dd className="text-ink">
                <span className="block text-small text-muted">{prefix || '\u00A0'}</span>
                <span className="text-heading font-semibold">{value}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {figures.some(({ sample }) => sample) && (
        <p className="mt-6">
          <SampleMark text={shell.sampleFigures} />
        </p>
      )}
    </Section>
  )
}
