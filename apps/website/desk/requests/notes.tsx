import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Changed, NoteAdded } from '#contract/desk/changes.ts'
import type { RequestDetail } from '#contract/desk/requests.ts'
import { useDesk, useDraft } from '../model/use-desk.ts'
import { useKeys } from '../model/use-keys.ts'
import { leaveOrSend, TextArea } from '../parts/field.tsx'
import { CloseIcon } from '../parts/icons.tsx'
import { PersonMark } from '../parts/person-mark.tsx'
import { Time } from '../parts/time.tsx'
import { texts } from '../words/texts.ts'

type NotesProps = { detail: RequestDetail; onChanged: () => void }

/** Notes for colleagues, never shown to visitors. Read before the reply is written, they stand above it. */
export function Notes({ detail, onChanged }: NotesProps) {
  const { api, changes } = useDesk()
  if (detail.notes.length === 0) return null
  return (
    <section className="notes stack" aria-labelledby="notes-title">
      <h3 id="notes-title">{texts.request.notes.title}</h3>
      <ul className="stack">
        {detail.notes.map((note) => (
          <li key={note.id} className="note">
            <PersonMark name={note.by.name} />
            <div className="note-words">
              <p>
                <strong>{note.by.name}</strong> <Time at={note.at} />
              </p>
              <p className="words" dir="auto">
                {note.text}
              </p>
            </div>
            <button
              type="button"
              className="button button-quiet button-icon"
              aria-label={texts.request.notes.delete(note.by.name)}
              onClick={() =>
                void changes.make({
                  words: texts.request.notes.deleted,
                  send: () => api.send<Changed>('DELETE', `/requests/${detail.id}/notes/${note.id}`),
                  onChanged,
                })
              }
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Adds a note. It stands below the reply, so that it does not push it down. */
export function NewNote({ detail, onChanged }: NotesProps) {
  const { api, changes } = useDesk()
  const [text, setText] = useDraft(`note:${detail.id}`)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const area = useRef<HTMLTextAreaElement>(null)
  useKeys({ n: () => area.current?.focus() })
  // The new note appears above, and pushes this field down.
  useLayoutEffect(() => {
    const form = area.current?.form
    if (form?.contains(document.activeElement)) form.scrollIntoView({ block: 'nearest' })
  }, [detail.notes.length])

  async function add() {
    if (isSending) return
    // At once, so that the same error is announced again.
    flushSync(() => setError(undefined))
    if (text.trim() === '') {
      setError(texts.request.notes.empty)
      return
    }
    setIsSending(true)
    const isAdded = await changes.make({
      words: texts.request.notes.added,
      revert: () => setText(text),
      send: () => api.send<NoteAdded>('POST', `/requests/${detail.id}/notes`, { text }),
      onChanged,
    })
    setIsSending(false)
    if (isAdded) setText('')
  }

  return (
    <section tabIndex={-1}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <TextArea
          onKeyDown={(event) => leaveOrSend(event, () => void add())}
          ref={area}
          label={texts.request.notes.label}
          hint={texts.request.notes.hint}
          dir="auto"
          rows={2}
          value={text}
          maxLength={5000}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="bar">
          <button type="submit" className="button" aria-disabled={isSending}>
            {texts.request.notes.add}
          </button>
        </div>
      </form>
    </section>
  )
}
