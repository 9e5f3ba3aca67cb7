import { useEffect, useRef } from 'react'
import { voice } from '#content/voice.ts'
import { contact } from '#content/contact.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { SoundIcon } from '#app/ui/icons.tsx'
import { callLine, type CallStatus } from './call-line.ts'
import { useCallLine } from './use-call-line.ts'

const labels: Record<CallStatus, string> = {
  inactive: voice.button.idle,
  loading: voice.button.connecting,
  active: voice.button.active,
  speaking: voice.button.speaking,
}

/** Starts and ends the call. It needs no more than this to keep a press that comes before the call is loaded. */
export function CallButton() {
  const { status } = useCallLine()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The visitor may have been there before this script.
    if (ref.current?.matches(':hover, :focus')) callLine.prepare()
  }, [])
  return (
    <Button
      ref={ref}
      className="call-button"
      data-call={status}
      aria-busy={status === 'loading'}
      onPointerEnter={callLine.prepare}
      onFocus={callLine.prepare}
      onClick={callLine.press}
    >
      <SoundIcon className="size-5" />
      {labels[status]}
    </Button>
  )
}

/** What a visitor should know before the first call; after a call that could not be loaded, the way on. */
export function CallNotice({ provider }: { provider: 'embedded' | 'vapi' }) {
  const { hasFailed } = useCallLine()
  return (
    <p className="mt-4 max-w-narrow text-small text-muted" aria-live="polite">
      {hasFailed ? (
        <>
          {voice.unavailable}{' '}
          <SectionLink section="contact" className="text-ink underline">
            {voice.form}
          </SectionLink>{' '}
          {contact.phone}
        </>
      ) : (
        voice.notice[provider]
      )}
    </p>
  )
}
