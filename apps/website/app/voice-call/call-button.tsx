import { useEffect, useRef } from 'react'
import { voice } from '#content/voice.ts'
import { Button } from '#app/ui/button.tsx'
import { SoundIcon } from '#app/ui/icons.tsx'
import { callButtonStore, type CallStatus, useCallButton } from './call-button-store.ts'

const labels: Record<CallStatus, string> = {
  inactive: voice.button.idle,
  loading: voice.button.connecting,
  active: voice.button.active,
  speaking: voice.button.speaking,
}

/**
 * Starts and ends the call. This small part is enough to keep a press until the call is loaded.
 * @param isInEnglish on a site in another language
 */
export function CallButton({ isInEnglish }: { isInEnglish?: boolean | undefined }) {
  const status = useCallButton('status')
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pointer or focus may have been there before this script loaded.
    if (ref.current?.matches(':hover, :focus')) callButtonStore.prepare()
  }, [])
  return (
    <Button
      ref={ref}
      className="call-button"
      data-call={status}
      aria-busy={status === 'loading'}
      onPointerEnter={callButtonStore.prepare}
      onFocus={callButtonStore.prepare}
      onClick={callButtonStore.press}
    >
      <SoundIcon className="size-5" />
      {(isInEnglish && status === 'inactive' && voice.button.inEnglish) || labels[status]}
    </Button>
  )
}
