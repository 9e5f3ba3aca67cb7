import { useState } from 'react'
import { explainFailure, type Outcome } from '../api/outcome.ts'
import { useDesk } from '../frame/desk-context.ts'

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
      const outcome = await send()
      setIsRunning(false)
      const found = outcome.outcome === 'refused' ? outcome.errors : {}
      setErrors(found)
      if (outcome.outcome === 'ok') {
        if (words !== undefined) toasts.show({ words, isAlarm: false })
      } else if (Object.keys(found).length === 0) {
        toasts.show({ words: explainFailure(outcome), isAlarm: true })
      }
      return outcome
    },
  }
}
