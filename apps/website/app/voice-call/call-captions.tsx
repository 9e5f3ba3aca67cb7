import { useEffect, useRef } from 'react'
import type { Caption } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'

const speaker = { user: voicePanel.you, assistant: voicePanel.assistantName } as const

type Props = {
  captions: readonly Caption[]
  isSmall: boolean
  isHeard: boolean
  /** Which the assistant speaks: on a site in another language, a screen reader pronounces its words in it. */
  language: string
}

/**
 * The words of both sides. Unfinished utterances are hidden from screen readers. Finished ones are announced only if
 * the assistant cannot be heard, so that nothing is said twice and no screen reader talks into the call.
 */
export function CallCaptions({ captions, isSmall, isHeard, language }: Props) {
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
      tabIndex={0}
    >
      {captions.length === 0 && <p className="text-small text-muted">{voicePanel.empty}</p>}
      {captions.map(({ id, role, text, final }) => (
        // A finished utterance is a new element: a log announces additions, not changes of visibility.
        <p
          key={`${id} ${final}`}
          className="call-caption"
          data-speaker={role}
          data-changing={final ? undefined : true}
          aria-hidden={!final}
        >
          <span className="call-caption-speaker">{speaker[role]}</span>
          <span lang={role === 'assistant' ? language : undefined}>{text}</span>
        </p>
      ))}
    </div>
  )
}
