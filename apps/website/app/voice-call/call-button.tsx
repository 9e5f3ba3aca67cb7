import { useEffect, useRef } from 'react'
import { voice } from '#content/voice.ts'
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

/** Starts and ends the call. This small part is enough to keep a press until the call is loaded. */
export function CallButton() {
  const status = useCallLine('status')
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pointer or focus may have been there before this script loaded.
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
