import type { OwnSectionOf } from '#agency/schema/own-sections.ts'
import { MediaView } from '#app/media/media-view.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Inline } from './inline.tsx'
import { Title } from './title.tsx'

/** Where somebody is: a picture of a map, the address, and ways to get there. Nothing of another company loads. */
export function MapPicture({ section }: { section: OwnSectionOf<'map'> }) {
  const { map, address, directions } = section
  return (
    <div className="own-columns own-map">
      <div className="own-place">
        <Title section={section} />
        <address>
          {address.map((line) => (
            <span key={line}>
              <Inline>{line}</Inline>
            </span>
          ))}
        </address>
        <p className="own-directions">
          {directions.map(({ label, href }) => (
            <ButtonLink key={label} to={href} tone="line" small>
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
      <MediaView media={map} place="beside" />
    </div>
  )
}
