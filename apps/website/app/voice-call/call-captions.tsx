import { useEffect, useRef } from 'react'
import type { Caption } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'

const speaker = { user: voicePanel.you, assistant: voicePanel.assistantName } as const

/** Both sides' words. Finished utterances are announced; what still changes is shown, and kept from screen readers. */
export function CallCaptions({ captions }: { captions: readonly Caption[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const finished = captions.filter(({ final }) => final)
  const changing = captions.filter(({ final }) => !final)

  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight })
  }, [captions])

  return (
    // A region that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ref} className="call-captions" tabIndex={0} role="group" aria-label={voicePanel.log}>
      <div role="log" aria-label={voicePanel.log}>
        {finished.map(({ id, role, text }) => (
          <p key={id} className="call-caption" data-speaker={role}>
            <span className="call-caption-speaker">{speaker[role]}</span>
            {text}
          </p>
        ))}
      </div>
      <div aria-hidden="true">
        {changing.map(({ id, role, text }) => (
          <p key={id} className="call-caption" data-speaker={role} data-changing>
            <span className="call-caption-speaker">{speaker[role]}</span>
            {text}
          </p>
        ))}
      </div>
      {captions.length === 0 && <p className="text-small text-muted">{voicePanel.empty}</p>}
    </div>
  )
}
