import type { OwnSectionOf } from '#agency/schema/own-sections.ts'
import { Skyline } from '#app/pages/home/skyline.tsx'
import { hasSkyline } from '#contract/site-map.ts'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Inline } from './inline.tsx'

/** A last call to action, above the roofs of the home page where that has them. */
export function Action({ section: { id, title, lead, sample, links } }: { section: OwnSectionOf<'action'> }) {
  return (
    <section id={id} className="sky-dawn own-action">
      <div className="page page-open">
        <h2 className="text-heading">{title}</h2>
        {lead !== undefined && (
          <p className="text-lead">
            <Inline>{lead}</Inline>
          </p>
        )}
        {sample && (
          <p>
            <SampleMark />
          </p>
        )}
        <p className="own-links">
          {links.map(({ label, href }, index) => (
            <ButtonLink key={label} to={href} tone={index === 0 ? 'lamp' : 'line'}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
      {hasSkyline && <Skyline />}
    </section>
  )
}
