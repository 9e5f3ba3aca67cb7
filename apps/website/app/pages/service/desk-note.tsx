import type { ConversationPage } from '#agency/schema/service-pages.ts'
import { Vignette } from '#app/vignettes/vignette.tsx'

/** A conversation left for a person: the note under the lamp in the morning. */
export function DeskNote({
  note,
  className = '',
}: {
  note: NonNullable<ConversationPage['note']>
  className?: string
}) {
  const { caption, heading, from, rows, replyName, reply } = note
  return (
    <Vignette caption={caption} className={className}>
      <div className="desk-note p-5 sm:p-7">
        <svg viewBox="0 0 88 88" className="desk-note-lamp" fill="none" aria-hidden="true">
          <path d="M44 0v20" />
          <path d="M35 46a9 9 0 0 0 18 0z" className="fill-lamp" />
          <path d="M36 20h16l14 26H22z" className="fill-raised" />
        </svg>
        <p className="text-subtitle text-ink">{heading}</p>
        <p className="numerals mt-1 text-mini text-muted">{from}</p>
        <dl className="mt-6 grid text-small">
          {rows.map(({ name, text }) => (
            <div key={name} className="vignette-enter grid gap-x-6 border-t border-line py-3 sm:grid-cols-4">
              <dt className="text-muted">{name}</dt>
              <dd className="text-ink sm:col-span-3">{text}</dd>
            </div>
          ))}
          <div className="vignette-enter grid gap-x-6 border-t border-line pt-3 sm:grid-cols-4">
            <dt className="text-muted">{replyName}</dt>
            <dd className="text-base text-ink sm:col-span-3">{reply}</dd>
          </div>
        </dl>
      </div>
    </Vignette>
  )
}
