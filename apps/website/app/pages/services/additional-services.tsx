import { isSample, textOf } from '#agency/lines.ts'
import { required } from '#agency/required.ts'
import type { Service } from '#agency/schema/services.ts'
import { OrMedia } from '#app/media/media-view.tsx'
import { SampleStar } from '#app/sample-mark/sample-star.tsx'
import type { Ground } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { largeColumns } from '#app/ui/columns.ts'
import { shell } from '#content/navigation.ts'
import { servicesPage } from '#content/pages/services.ts'
import { Description } from './description.tsx'
import { Growing, Masked, Watched } from './watch-pictures.tsx'

type AdditionalService = Extract<Service, { kind: 'additional' }>

const pictures = { masked: Masked, watched: Watched, growing: Growing }

/**
 * The services that keep the others safe and running, each with its picture: two or three side by side, any other
 * number stacked.
 */
export function AdditionalServices({
  services,
  ground,
}: {
  services: readonly AdditionalService[]
  ground: Ground
}) {
  const { title } = required(servicesPage.additional, 'servicesPage.additional')
  const areBeside = services.length === 2 || services.length === 3
  const beside = areBeside
    ? {
        list: `lg:grid lg:divide-x lg:divide-y-0 ${largeColumns(services.length, 3)}`,
        item: 'lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid',
        picture: 'lg:row-span-1',
        text: 'lg:row-start-2 lg:border-t lg:border-line lg:pt-6',
      }
    : { list: '', item: '', picture: '', text: '' }
  return (
    <Section id="additional" ground={ground} className="py-20 md:py-28">
      <h2 className="max-w-title text-heading">{title}</h2>
      <ul className={`panel mt-12 divide-y divide-line ${beside.list}`}>
        {services.map(({ id, name, description, facts, picture, caption }) => {
          return (
            <li key={id} className={`grid gap-x-12 gap-y-6 p-6 sm:grid-cols-2 sm:p-8 ${beside.item}`}>
              {picture && (
                <figure className={`flex flex-col justify-between gap-4 sm:row-span-2 ${beside.picture}`}>
                  <div className="flex flex-1 flex-col justify-center">
                    <OrMedia of={picture} place="cell">
                      {(name) => {
                        const Drawing = pictures[name]
                        return <Drawing />
                      }}
                    </OrMedia>
                  </div>
                  {caption && <figcaption className="text-mini text-muted">{caption}</figcaption>}
                </figure>
              )}
              <div className={beside.text}>
                <h3 className="text-subtitle">{name}</h3>
                <Description line={description} className="mt-3" />
              </div>
              <ul className="grid content-start gap-2 text-mini text-muted">
                {facts.map((fact) => (
                  <li key={textOf(fact)} className="numerals">
                    {textOf(fact)}
                    {isSample(fact) && <SampleStar text={shell.samplePromise} />}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
