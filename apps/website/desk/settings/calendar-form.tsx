import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CalendarLogin, FoundCalendars } from '#contract/desk/calendars.ts'
import { useDesk } from '../model/use-desk.ts'
import { TextField } from '../parts/field.tsx'
import { texts } from '../words/texts.ts'
import { useAction } from './setting.tsx'

const empty = { url: '', user: '', password: '' }

/** Adds a calendar: the server connects to it first, and says what is wrong or what it found. */
export function CalendarForm({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const words = texts.appointments.calendars
  const { api } = useDesk()
  const [by, setBy] = useState<CalendarLogin['by']>('caldav')
  const [typed, setTyped] = useState(empty)
  const [found, setFound] = useState<FoundCalendars['found']>([])
  const [chosen, setChosen] = useState('')
  const trying = useAction<FoundCalendars>()
  const adding = useAction()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(
    () => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
    [trying.errors, adding.errors],
  )
  const isRunning = trying.isRunning || adding.isRunning
  const errors = { ...trying.errors, ...adding.errors }

  /** What was found holds only for what was typed then. */
  const type = (changed: Partial<typeof empty>) => {
    setTyped({ ...typed, ...changed })
    setFound([])
  }
  const login = (url: string): CalendarLogin => (by === 'caldav' ? { by, ...typed, url } : { by, url })

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isRunning) return
    if (found.length === 0) {
      const tried = await trying.run(() => api.send('POST', '/calendars/try', login(typed.url)))
      if (tried?.outcome === 'ok') {
        setFound(tried.value.found)
        setChosen(tried.value.found[0]?.url ?? '')
      }
      return
    }
    const outcome = await adding.run(
      () => api.send('POST', '/calendars/own', login(chosen || typed.url)),
      words.added,
    )
    if (outcome?.outcome === 'ok') onAdded()
    else setFound([])
  }

  return (
    <form className="stack form" noValidate ref={form} onSubmit={(event) => void onSubmit(event)}>
      <fieldset className="stack">
        <legend className="field-label">{words.how}</legend>
        {(['caldav', 'address'] as const).map((way) => (
          <label key={way} className="choice">
            <input
              type="radio"
              name="by"
              checked={by === way}
              onChange={() => {
                setBy(way)
                setFound([])
              }}
            />
            {words.ways[way]}
          </label>
        ))}
      </fieldset>
      <TextField
        label={words.address}
        hint={words.addressHint[by]}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.url}
        error={errors['url']}
        onChange={({ target }) => type({ url: target.value })}
      />
      {by === 'caldav' && (
        <>
          <TextField
            label={words.user}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed.user}
            error={errors['user']}
            onChange={({ target }) => type({ user: target.value })}
          />
          <TextField
            label={words.password}
            hint={words.passwordHint}
            type="password"
            // Not the password of the desk.
            autoComplete="new-password"
            value={typed.password}
            error={errors['password']}
            onChange={({ target }) => type({ password: target.value })}
          />
        </>
      )}
      <output className="stack">
        {isRunning && <span>{words.trying}</span>}
        {!isRunning && found.length === 1 && <span>{words.works(found[0]?.name ?? '')}</span>}
        {!isRunning && found.length > 1 && <span>{words.several(found.length)}</span>}
      </output>
      {found.length > 1 && (
        <fieldset className="stack">
          <legend className="field-label">{words.choose}</legend>
          {found.map(({ url, name }) => (
            <label key={url} className="choice">
              <input type="radio" name="calendar" checked={chosen === url} onChange={() => setChosen(url)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <div className="bar">
        <button type="submit" className="button button-lamp" aria-disabled={isRunning}>
          {found.length === 0 ? words.try : words.addThis}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {texts.frame.cancel}
        </button>
      </div>
    </form>
  )
}
