import type { Pipeline as Example } from '#agency/schema/examples.ts'
import { CheckIcon, MailIcon } from '#app/ui/picture-icons.tsx'
import { Vignette } from './vignette.tsx'

type PipelineProps = Example & {
  /** Beside text: no columns but the one with the new card. */
  isNarrow?: boolean
  className?: string
}

/** A new lead is completed and lands in a pipeline column. */
export function Pipeline({
  caption,
  incoming,
  enriched,
  columns,
  isNarrow = false,
  className = '',
}: PipelineProps) {
  /** Classes of the whole pipeline only. */
  const wide = (classes: string) => (isNarrow ? '' : classes)
  const shown = isNarrow ? columns.filter(({ cards }) => cards.some(({ isNew }) => isNew)) : columns
  return (
    <Vignette caption={caption} className={className}>
      <div className={`grid sm:grid-cols-2 ${wide('lg:grid-cols-12')}`}>
        <div className={`pipeline-part vignette-enter ${wide('lg:col-span-3')}`}>
          <p className="pipeline-label">{incoming.label}</p>
          <p className="mt-3 flex items-center gap-2 text-mini text-muted">
            <MailIcon className="size-4 text-brand" />
            {incoming.channel}
          </p>
          <p className="mt-2 text-small">{incoming.text}</p>
        </div>
        <div className={`pipeline-part vignette-enter ${wide('lg:col-span-3')}`}>
          <p className="pipeline-label">{enriched.label}</p>
          <dl className="mt-3 grid gap-1.5 text-small">
            {enriched.fields.map(({ name, value }) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-muted">{name}</dt>
                <dd className="text-end text-ink">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 flex items-center gap-2 text-small text-brand">
            <CheckIcon className="size-4" />
            {enriched.score}
          </p>
        </div>
        <div className={`pipeline-part sm:col-span-2 ${wide('lg:col-span-6')}`}>
          <ul className={`grid gap-4 ${wide('sm:grid-cols-3 sm:gap-3')}`}>
            {shown.map(({ name, cards }) => (
              <li key={name} className={`grid grid-cols-3 content-start gap-x-4 ${wide('sm:grid-cols-1')}`}>
                <p className={`pipeline-label pt-2 ${wide('sm:pt-0')}`}>{name}</p>
                <ul className={`col-span-2 grid gap-2 ${wide('sm:col-span-1 sm:mt-3')}`}>
                  {cards.map(({ title, detail, isNew }) => (
                    <li
                      key={title}
                      className={`pipeline-card ${isNew ? 'pipeline-card-new vignette-enter' : ''}`}
                    >
                      <span className="block text-small text-ink">{title}</span>
                      <span className="block text-mini text-muted">{detail}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Vignette>
  )
}
