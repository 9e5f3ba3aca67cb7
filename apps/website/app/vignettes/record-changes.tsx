import type { Drawn } from '#agency/media/is-media.ts'
import type { PipelinePage } from '#agency/schema/service-pages.ts'
import { Vignette } from './vignette.tsx'

type RecordProps = Drawn<NonNullable<PipelinePage['record']>> & { className?: string }

/** Changes to a record, field by field, with those that wait for a person. */
export function RecordChanges({ caption, title, changes, undo, className = '' }: RecordProps) {
  return (
    <Vignette caption={caption} className={className}>
      <div className="p-5 sm:p-6">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="text-small text-ink">{title}</span>
          <span className="numerals text-mini text-muted">{undo}</span>
        </p>
        <ul className="numerals mt-4 text-mini">
          {changes.map(({ field, before, after, waits }) => (
            <li key={field} className="vignette-enter grid grid-cols-3 gap-3 border-t border-line py-2">
              <span className="text-muted">{field}</span>
              <s className="text-muted">{before}</s>
              <span className={waits ? 'text-body italic' : 'text-brand'}>{after}</span>
            </li>
          ))}
        </ul>
      </div>
    </Vignette>
  )
}
