import { useEffect, useRef } from 'react'
import type { Caption } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'

const speaker = { user: voicePanel.you, assistant: voicePanel.assistantName } as const

/** Both sides' words. Finished utterances are announced; what still changes is shown, and kept from screen readers. */
export function CallCaptions({ captions, isSmall }: { captions: readonly Caption[]; isSmall: boolean }) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight })
  }, [captions, isSmall])

  return (
    // What scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ref} className="call-captions" role="log" aria-label={voicePanel.log} tabIndex={0}>
      {captions.length === 0 && <p className="text-small text-muted">{voicePanel.empty}</p>}
      {captions.map(({ id, role, text, final }) => (
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
      ))}
    </div>
  )
}
