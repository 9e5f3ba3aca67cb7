import { useEffect, useState } from 'react'

/** Milliseconds between two looks at the clock. */
const interval = 30_000

/** The time, in milliseconds since the epoch, as it passes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [])
  return now
}
