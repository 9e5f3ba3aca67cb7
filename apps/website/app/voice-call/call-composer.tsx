import { type SubmitEvent, useId } from 'react'
import { voicePanel } from '#content/voice-panel.ts'
import { Button } from '#app/ui/button.tsx'

type Props = {
  /** Returns false if the text was not sent: then it stays. */
  onSend: (text: string) => boolean
  /** False while no assistant is connected: the typed text stays. */
  canSend: boolean
}

/** Text input for visitors who cannot or do not want to speak. */
export function CallComposer({ onSend, canSend }: Props) {
  const id = useId()

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('message')
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return
    if (onSend(field.value.trim())) field.value = ''
  }

  return (
    <form className="call-composer" onSubmit={send}>
      <label htmlFor={id} className="sr-only">
        {voicePanel.message}
      </label>
      <input
        id={id}
        name="message"
        className="field-control"
        placeholder={voicePanel.message}
        autoComplete="off"
      />
      <Button type="submit" disabled={!canSend}>
        {voicePanel.send}
      </Button>
    </form>
  )
}
