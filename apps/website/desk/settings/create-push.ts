import type { Api } from '../api/create-api.ts'
import { explainFailure } from '../api/outcome.ts'

export type PushState = 'unknown' | 'off' | 'on' | 'denied' | 'unsupported'

type PushOutcome = { state: PushState; problem: string | null }

export type Push = {
  read: () => Promise<PushState>
  turnOn: () => Promise<PushOutcome>
  turnOff: () => Promise<PushOutcome>
}

const scope = '/inbox/'

/** Web push for this browser. Asks for permission only after a press of the button. */
export function createPush(api: Api): Push {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  const current = async () =>
    (await navigator.serviceWorker.getRegistration(scope))?.pushManager.getSubscription()

  return {
    async read() {
      if (!isSupported) return 'unsupported'
      if (Notification.permission === 'denied') return 'denied'
      return (await current()) ? 'on' : 'off'
    },
    async turnOn() {
      if ((await Notification.requestPermission()) !== 'granted') return { state: 'denied', problem: null }
      const key = await api.get<{ publicKey: string }>('/push')
      if (key.outcome !== 'ok') return { state: 'off', problem: explainFailure(key) }
      let subscription: PushSubscription
      try {
        const registration = await navigator.serviceWorker.register('/inbox/service-worker.js', { scope })
        await navigator.serviceWorker.ready
        subscription = await registration.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: key.value.publicKey,
        })
      } catch {
        return { state: 'off', problem: 'The push service of this browser could not be reached. Try again.' }
      }
      const sent = await api.send('POST', '/push', subscription.toJSON())
      if (sent.outcome === 'ok') return { state: 'on', problem: null }
      await subscription.unsubscribe()
      return { state: 'off', problem: explainFailure(sent) }
    },
    async turnOff() {
      const subscription = await current()
      if (!subscription) return { state: 'off', problem: null }
      const sent = await api.send('DELETE', '/push', { endpoint: subscription.endpoint })
      if (sent.outcome !== 'ok') return { state: 'on', problem: explainFailure(sent) }
      await subscription.unsubscribe()
      return { state: 'off', problem: null }
    },
  }
}
