import { useEffect, useRef } from 'react'
import type { Caption } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'

const speaker = { user: voicePanel.you, assistant: voicePanel.assistantName } as const

type Props = {
  captions: readonly Caption[]
  isSmall: boolean
  /** After the call nothing changes any more, be it finished or not. */
  isOn: boolean
  isHeard: boolean
}

/**
 * Both sides' words. What still changes is shown, and kept from screen readers. Finished utterances are announced only where
 * the assistant is not heard: nobody is told twice, and no screen reader talks into the call.
 */
export function CallCaptions({ captions, isSmall, isOn, isHeard }: Props) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight })
  }, [captions, isSmall])

  return (
    <div
      ref={ref}
      className="call-captions"
      role="log"
      aria-live={isHeard ? 'off' : 'polite'}
      aria-label={voicePanel.log}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={0}
    >
      {captions.length === 0 && <p className="text-small text-muted">{voicePanel.empty}</p>}
      {captions.map(({ id, role, text, final: isFinal }) => {
        const final = isFinal || !isOn
        return (
          // A finished utterance is a new element: a log announces what is added to it, not what is unveiled.
          <p
            key={`${id} ${final}`}
            className="call-caption"
            data-speaker={role}
            data-changing={final ? undefined : true}
            aria-hidden={!final}
          >
            <span className="call-caption-speaker">{speaker[role]}</span>
            {text}
          </p>
        )
      })}
    </div>
  )
}
