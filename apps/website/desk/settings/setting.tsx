import { type ReactNode, useId, useState } from 'react'
import { explainFailure, type Outcome } from '../model/outcome.ts'
import { useDesk } from '../model/use-desk.ts'

/** One setting: its name, its description, and its controls. */
export function Setting({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="stack setting" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about !== undefined && <p className="muted">{about}</p>}
      {children}
    </section>
  )
}

type SettingFormProps = {
  /** The label of its button. */
  submit: string
  isRunning: boolean
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** The form of a setting, which shows the errors of the server instead of the browser's. */
export function SettingForm({ submit, isRunning, onSubmit, children }: SettingFormProps) {
  return (
    <form
      className="stack form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {children}
      <div>
        <button type="submit" className="button" aria-disabled={isRunning}>
          {submit}
        </button>
      </div>
    </form>
  )
}

type Action<T> = {
  /** Errors by field, from the last try. */
  errors: Readonly<Record<string, string>>
  isRunning: boolean
  /** Sends once, reports the result in a toast, and returns errors for the fields. */
  run: (send: () => Promise<Outcome<T>>, words?: string) => Promise<Outcome<T> | null>
}

/** One action of a form or a button. */
export function useAction<T = unknown>(): Action<T> {
  const { toasts } = useDesk()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isRunning, setIsRunning] = useState(false)
  return {
    errors,
    isRunning,
    async run(send, words) {
      if (isRunning) return null
      setIsRunning(true)
      setErrors({})
      const outcome = await send()
      setIsRunning(false)
      const found = outcome.outcome === 'refused' ? outcome.errors : {}
      setErrors(found)
      if (outcome.outcome === 'ok') {
        if (words !== undefined) toasts.show({ words })
      } else if (Object.keys(found).length === 0 && !('current' in outcome && outcome.current)) {
        toasts.show({ words: explainFailure(outcome), isAlarm: true })
      }
      return outcome
    },
  }
}
