import { useEffect, useRef } from 'react'
import { useKeys } from '../model/use-keys.ts'
import { afterPaint } from '../parts/browser.ts'

/** Keeps the last of the keys that is pressed before what handles them is ready, and presses it then. */
export function useEarlyKeys(keys: readonly string[], isReady: boolean): void {
  const early = useRef<string | null>(null)
  const keep = ({ key }: KeyboardEvent) => {
    if (isReady) return false
    early.current = key
  }
  useKeys(Object.fromEntries(keys.map((key) => [key, keep])))
  useEffect(() => {
    const key = early.current
    if (!isReady || key === null) return undefined
    early.current = null
    // The screen moves the focus first.
    return afterPaint(() => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  }, [isReady])
}
