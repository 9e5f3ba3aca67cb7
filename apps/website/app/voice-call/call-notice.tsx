import { useDeferredValue } from 'react'
import { voice } from '#content/voice.ts'
import { contact } from '#content/contact.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { useCallButton } from './call-button-store.ts'

/**
 * The notice before the first call: its first sentence, and the rest behind it, which opens with the call. After a
 * failed load, the way on, and the form where the assistant speaks another language than the site.
 */
export function CallNotice({ text, isInEnglish }: { text: string; isInEnglish?: boolean | undefined }) {
  const hasFailed = useCallButton('hasFailed')
  // After the panel's first paint: the page's new layout would delay it.
  const isIdle = useDeferredValue(useCallButton('status') === 'inactive')
  const end = text.indexOf('. ') + 1
  const formLink = (className: string) => (
    <SectionLink section="contact" className={`text-ink underline ${className}`}>
      {voice.form}
    </SectionLink>
  )
  return (
    <div className="call-notice mt-4 max-w-narrow text-small text-muted" aria-live="polite">
      {hasFailed ? (
        <p>
          {voice.unavailable} {formLink('')}
          {voice.orCall}{' '}
          <a href={`tel:${contact.phoneLink}`} className="text-ink underline">
            {contact.phone}
          </a>
        </p>
      ) : end === 0 ? (
        <p>{text}</p>
      ) : (
        <details open={!isIdle} aria-live="off">
          <summary className="w-fit cursor-pointer py-1">{text.slice(0, end)}</summary>
          {text.slice(end + 1)}
        </details>
      )}
      {isInEnglish && !hasFailed && formLink('inline-block py-1')}
    </div>
  )
}
