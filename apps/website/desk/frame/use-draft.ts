import { useState } from 'react'
import { useDesk } from './desk-context.ts'

/**
 * The text of a field that is kept until it was sent.
 * @param key what it is for, such as `reply:<id of the request>`; a screen for another one is another component
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
