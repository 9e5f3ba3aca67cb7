import { type ComponentType, useEffect, useState } from 'react'
import { callButtonStore, useCallButton } from './call-button-store.ts'
import type { Speaking } from './create-voice-client.ts'

/** The call lives above the routes, so that it survives navigation. */
export function CallDock(speaking: Speaking) {
  const isWanted = useCallButton('isWanted')
  const [Panel, setPanel] = useState<ComponentType<Speaking>>()

  useEffect(() => {
    if (!isWanted) return
    let isMounted = true
    import('./call-panel.tsx').then(
      ({ CallPanel }) => isMounted && setPanel(() => CallPanel),
      (error: unknown) => {
        // oxlint-disable-next-line no-console -- required by the specification for a failed start
        console.error('The call could not be loaded.', error)
        callButtonStore.fail()
      },
    )
    return () => {
      isMounted = false
    }
  }, [isWanted])

  return Panel ? <Panel {...speaking} /> : null
}
