import { drawnOf } from '#agency/media/is-media.ts'
import type { CoreService } from '#agency/schema/services.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { contentsName } from '#app/pages/contents-name.ts'
import { SampleNote } from '#app/sample-mark/sample-star.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { ServiceIcon } from '#app/ui/service-icon.tsx'
import { servicesPage } from '#content/pages/services.ts'
import { DeskWindow } from './desk-window.tsx'
import { outcomeOf } from './service-picture.tsx'

/** An entry in the contents of the page; with its service, if it is a core service. */
export type ContentsEntry = { id: string; name: string; service?: CoreService }

type HeroProps = {
  entries: readonly ContentsEntry[]
  /** What the stars of the page mean. */
  notes: readonly string[]
}

const { hero, close } = servicesPage

/**
 * The promise, the first action, and the contents of the page. Two or three core services stand in it as lit windows if
 * each has a drawing; all other entries are a list.
 */
export function Hero({ entries, notes }: HeroProps) {
  const core = entries.filter(({ service }) => service !== undefined)
  const areWindows =
    (core.length === 2 || core.length === 3) && core.every(({ service }) => drawingOf(service) !== undefined)
  const note = notes.length > 0 && <SampleNote texts={notes} className="mt-6" />
  const name = contentsName(hero.contents, hero.title)
  return (
    <div className="sky-evening">
      {areWindows ? (
        <section className="page pt-32 pb-16 md:pt-36 md:pb-20">
          <div className="grid gap-x-16 gap-y-6 lg:grid-cols-12 lg:items-end">
            <h1 className="text-display lg:col-span-7">{hero.title}</h1>
            <div className="lg:col-span-5">
              <p className="max-w-measure text-lead">{hero.lead}</p>
              <Action />
            </div>
          </div>
          <nav aria-label={name} className="mt-12">
            <ol className="desk-windows">
              {core.map((entry) => (
                <li key={entry.id}>
                  <Window {...entry} />
                </li>
              ))}
            </ol>
            <ol className="desk-list">
              {entries
                .filter(({ service }) => service === undefined)
                .map(({ id, name }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="button button-quiet">
                      {name}
                    </a>
                  </li>
                ))}
            </ol>
          </nav>
          {note}
        </section>
      ) : (
        <section className="page grid gap-x-16 gap-y-12 pt-32 pb-16 md:pt-36 md:pb-24 lg:grid-cols-12 lg:items-center">
          <div className="lg:col-span-6">
            <h1 className="text-display">{hero.title}</h1>
            <p className="mt-6 max-w-measure text-lead">{hero.lead}</p>
            <Action />
            {note}
          </div>
          {entries.length > 1 && (
            <nav aria-label={name} className="panel px-5 py-2 sm:px-7 sm:py-4 lg:col-span-6">
              <ol>
                {entries.map((entry) => (
                  <li key={entry.id} className="border-line not-first:border-t">
                    <a href={`#${entry.id}`} className="service-link">
                      <Entry {...entry} />
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </section>
      )}
    </div>
  )
}

const drawingOf = (service: CoreService | undefined) => service && drawnOf(service.drawing)

const Action = () =>
  close && (
    <p className="mt-6">
      <SectionLink section="contact" className={buttonClass({ tone: 'lamp' })}>
        {close.action}
      </SectionLink>
    </p>
  )

function Window({ id, name, service }: ContentsEntry) {
  const drawing = drawingOf(service)
  return (
    <a href={`#${id}`} className="group">
      {drawing && <DeskWindow name={drawing} />}
      <Named name={name} drawing={drawing} />
    </a>
  )
}

function Entry({ name, service }: ContentsEntry) {
  if (!service) return <span className="text-small">{name}</span>
  return (
    <span className="flex gap-4 py-2.5">
      <ServiceIcon icon={service.icon} className="mt-0.5" />
      <Named name={name} drawing={drawingOf(service)} />
    </span>
  )
}

/** The name of a core service over what it has done in its example. */
function Named({ name, drawing }: { name: string; drawing: ReturnType<typeof drawingOf> }) {
  const outcome = drawing && outcomeOf(drawing)
  return (
    <span>
      <span className="block text-subtitle text-ink group-hover:text-brand">{name}</span>
      {outcome !== undefined && <span className="mt-1 block text-small text-body">{outcome}</span>}
    </span>
  )
}
