import { useState } from 'react'
import { useDesk } from './desk-context.ts'

/**
 * Keeps the text of a field until it is sent.
 * @param key its purpose, such as `reply:<id of the request>`; use a new component for another one
 */
export function useDraft(key: string, initial = ''): [string, (text: string) => void] {
  const { drafts } = useDesk()
  const [text, setText] = useState(() => drafts.read(key) || initial)
  return [
    text,
    (next) => {
      drafts.write(key, next)
      setText(next)
    },
  ]
}
