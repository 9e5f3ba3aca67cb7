import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDesk } from '../model/use-desk.ts'
import { useWorkspace } from '../model/workspace.ts'
import { afterPaint } from '../parts/browser.ts'
import { money, readMoney } from '../parts/money.ts'
import { changeOutcome } from './change-requests.tsx'
import { texts } from '../words/texts.ts'

/** Why this request was lost, from the agency's list. A reason that left the list stays. */
export function ReasonField({ id, reason }: { id: string; reason: string | null }) {
  const desk = useDesk()
  const { lostReasons } = useWorkspace()
  const choices = reason === null || lostReasons.includes(reason) ? lostReasons : [...lostReasons, reason]
  if (choices.length === 0) return null
  return (
    <label className="filter owner-field">
      <span className="out-of-sight">{texts.requests.change.whyItWasLost}</span>
      <select
        className="control"
        value={reason ?? ''}
        onChange={({ target: { value } }) =>
          void changeOutcome(
            desk,
            id,
            { reason: value || null },
            value ? texts.requests.change.lostBecause(value) : texts.requests.change.withoutReason,
          )
        }
      >
        <option value="">{texts.requests.change.whyLostShort}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  )
}

/** What this request is worth. Enter or leaving the field saves it, Escape restores it. */
export function ValueField({ id, value }: { id: string; value: number | null }) {
  const desk = useDesk()
  const { currency } = useWorkspace()
  /** `seen` is the value when the typing began. */
  const [typed, setTyped] = useState<{ text: string; seen: number | null } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  async function save() {
    if (typed === null) return
    // At once, so that the same error is announced again.
    flushSync(() => setError(null))
    const next = typed.text.trim() === '' ? null : readMoney(typed.text)
    if (next === null && typed.text.trim() !== '') {
      setError(texts.requests.change.wholeNumber)
      return
    }
    if (typed.seen !== value && next !== value) {
      setError(texts.requests.change.valueOvertaken(value === null ? null : money(value, currency)))
      setTyped({ ...typed, seen: value })
      return
    }
    stop()
    if (next === value) return
    const words =
      next === null ? texts.requests.change.withoutValue : texts.requests.change.worth(money(next, currency))
    const isSaved = await changeOutcome(desk, id, { value: next }, words)
    if (!isSaved) setTyped(typed)
  }
  /** Leaves the field, so that the next key is one of the desk again. */
  function stop() {
    setTyped(null)
    setError(null)
    const isInside = () => document.activeElement === field.current
    if (isInside())
      afterPaint(() => {
        if (isInside()) field.current?.closest('article')?.querySelector('h2')?.focus({ preventScroll: true })
      })
  }

  return (
    <div className="value-field">
      <label className="filter">
        <span className="out-of-sight">{texts.requests.change.valueIn(currency)}</span>
        <input
          ref={field}
          className="control numerals"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder={texts.requests.change.value}
          value={typed?.text ?? (value === null ? '' : money(value, currency))}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : 'value-error'}
          onChange={({ target: { value: text } }) => {
            setTyped({ text, seen: typed ? typed.seen : value })
            setError(null)
          }}
          onBlur={() => error === null && void save()}
          onKeyDown={({ key }) => {
            if (key === 'Enter') void save()
            if (key === 'Escape') stop()
          }}
        />
      </label>
      {error !== null && (
        <p className="field-error" id="value-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
