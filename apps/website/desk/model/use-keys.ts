import { useEffect, useRef } from 'react'
import { useDesk } from './use-desk.ts'

/** The action of a key. Return false to leave the key to the browser. */
type KeyActions = Record<string, (event: KeyboardEvent) => boolean | void>

/** Whether the key belongs to a field or a dialog. */
function isForField({ target, metaKey, ctrlKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey || altKey || isComposing) return true
  if (!(target instanceof Element)) return false
  return target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog') !== null
}

/** Handles the keys of a screen while it is shown. */
export function useKeys(actions: KeyActions): void {
  const { preferences } = useDesk()
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isForField(event) || !preferences.hasKeys.get()) return
      const action = latest.current[event.key]
      if (action && action(event) !== false) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [preferences])
}
