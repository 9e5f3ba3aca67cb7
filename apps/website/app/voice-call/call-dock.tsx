import { type ComponentType, useEffect, useState } from 'react'
import { callLine } from './call-line.ts'
import type { VoiceProvider } from './create-voice-client.ts'
import { useCallLine } from './use-call-line.ts'

/** Where the call lives: above the routes, so that it goes on while the visitor walks through the site. */
export function CallDock({ provider }: { provider: VoiceProvider }) {
  const isWanted = useCallLine('isWanted')
  const [Panel, setPanel] = useState<ComponentType<{ provider: VoiceProvider }>>()

  useEffect(() => {
    if (!isWanted) return
    let isMounted = true
    import('./call-panel.tsx').then(
      ({ CallPanel }) => isMounted && setPanel(() => CallPanel),
      (error: unknown) => {
        // oxlint-disable-next-line no-console -- the specification has a failed start in the visitor's console
        console.error('The call could not be loaded.', error)
        callLine.fail()
      },
    )
    return () => {
      isMounted = false
    }
  }, [isWanted])

  return Panel ? <Panel provider={provider} /> : null
}
