import type { OwnSectionOf } from '#agency/schema/own-sections.ts'
import { MediaView } from '#app/media/media-view.tsx'
import { largeColumns } from '#app/ui/columns.ts'
import { Inline } from './inline.tsx'
import { Title } from './title.tsx'

/** The people of the agency. Without a picture, their initials stand in a lit window. */
export function People({ section }: { section: OwnSectionOf<'people'> }) {
  return (
    <>
      <Title section={section} />
      <ul className={`own-grid md:grid-cols-2 ${largeColumns(section.items.length, 4)}`}>
        {section.items.map(({ id, name, role, text, portrait }) => (
          <li key={name} id={id} className="person">
            {portrait ? (
              <MediaView media={portrait} place="portrait" className="person-portrait" />
            ) : (
              <span className="person-window" aria-hidden="true">
                {initialsOf(name)}
              </span>
            )}
            <div>
              <h3 className="text-subtitle">{name}</h3>
              <p className="text-small text-muted">{role}</p>
              {text !== undefined && (
                <p className="person-text">
                  <Inline>{text}</Inline>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The first letters of the first and the last name: those of "Dr. Ada M. Okoro" are AO. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((each) => !each.endsWith('.'))
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined].map(
    (each = '') => /^./u.exec(each)?.[0] ?? '',
  )
  return letters.join('').toUpperCase()
}
