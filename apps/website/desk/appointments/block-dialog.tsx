import { useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { useNow } from '../parts/use-now.ts'
import { dayOf } from './calendar-days.ts'
import { texts } from '../words/texts.ts'

type BlockDialogProps = {
  onClose: () => void
  onBlock: (time: { startsAt: string; endsAt: string; words: string }) => void
}

/** Keeps a time of this person free of appointments. */
export function BlockDialog({ onClose, onBlock }: BlockDialogProps) {
  const { block } = texts.appointments
  const today = dayOf(useNow())
  const [from, setFrom] = useState(`${today}T12:00`)
  const [until, setUntil] = useState(`${today}T13:00`)
  const [words, setWords] = useState('')
  const [error, setError] = useState<string | undefined>()
  return (
    <Dialog title={block.title} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          const [startsAt, endsAt] = [new Date(from), new Date(until)]
          const length = endsAt.getTime() - startsAt.getTime()
          if (!(length > 0 && length <= 31 * 86_400_000)) {
            setError(block.endsAfter)
            return
          }
          onBlock({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), words })
        }}
      >
        <p className="muted">{block.about}</p>
        <TextField
          label={block.from}
          type="datetime-local"
          required
          data-first
          value={from}
          onChange={({ target }) => {
            setError(undefined)
            // The end keeps its distance.
            const length = Date.parse(until) - Date.parse(from)
            const end = new Date(Date.parse(target.value) + length)
            if (length > 0 && !Number.isNaN(end.getTime()))
              setUntil(`${dayOf(end.getTime())}T${end.toTimeString().slice(0, 5)}`)
            setFrom(target.value)
          }}
        />
        <TextField
          label={block.until}
          type="datetime-local"
          required
          value={until}
          error={error}
          onChange={({ target }) => {
            setError(undefined)
            setUntil(target.value)
          }}
        />
        <TextField
          label={block.what}
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <div>
          <button type="submit" className="button button-lamp">
            {block.button}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
