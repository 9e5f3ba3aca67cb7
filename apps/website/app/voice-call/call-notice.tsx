import { voice } from '#content/voice.ts'
import { contact } from '#content/contact.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { useCallButton } from './call-button-store.ts'

/** The notice before the first call; after a failed load, the way on. */
export function CallNotice({ text }: { text: string }) {
  const hasFailed = useCallButton('hasFailed')
  return (
    <p className="call-notice mt-4 max-w-narrow text-small text-muted" aria-live="polite">
      {hasFailed ? (
        <>
          {voice.unavailable}{' '}
          <SectionLink section="contact" className="text-ink underline">
            {voice.form}
          </SectionLink>
          {voice.orCall}{' '}
          <a href={`tel:${contact.phoneLink}`} className="text-ink underline">
            {contact.phone}
          </a>
        </>
      ) : (
        text
      )}
    </p>
  )
}
