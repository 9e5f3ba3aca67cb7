import { useEffect, useState } from 'react'
import { useDesk } from '../model/use-desk.ts'
import { schemes } from '../model/preferences.ts'
import { useWatched } from '../model/watched.ts'
import { Setting } from './setting.tsx'
import type { Api } from '../model/api.ts'
import { explainFailure } from '../model/outcome.ts'
import { texts } from '../words/texts.ts'

/** Settings of this browser: the colour scheme, single keys, and notifications. */
export function DeviceSettings() {
  const { device } = texts.settings
  const { preferences } = useDesk()
  const scheme = useWatched(preferences.scheme)
  const hasKeys = useWatched(preferences.hasKeys)
  return (
    <>
      <PushSetting />
      <Setting title={device.scheme}>
        <fieldset>
          <legend className="out-of-sight">{device.scheme}</legend>
          {schemes.map((choice) => (
            <label key={choice} className="choice">
              <input
                type="radio"
                name="scheme"
                checked={choice === scheme}
                onChange={() => preferences.scheme.set(choice)}
              />
              {device.schemes[choice]}
            </label>
          ))}
        </fieldset>
      </Setting>
      <Setting title={device.keyboard}>
        <label className="choice">
          <input
            type="checkbox"
            checked={hasKeys}
            onChange={(event) => preferences.hasKeys.set(event.target.checked)}
          />
          {texts.frame.singleKeys}
        </label>
      </Setting>
    </>
  )
}

function PushSetting() {
  const { device } = texts.settings
  const { api, toasts } = useDesk()
  const [push] = useState(() => createPush(api))
  const [state, setState] = useState<PushState>('unknown')
  useEffect(() => {
    void push.read().then(setState)
  }, [push])
  async function change(to: 'on' | 'off') {
    const outcome = to === 'on' ? await push.turnOn() : await push.turnOff()
    setState(outcome.state)
    if (outcome.problem !== null) toasts.show({ words: outcome.problem, isAlarm: true })
  }
  return (
    <Setting title={device.push} about={device.pushAbout}>
      <output>{device.pushStates[state]}</output>
      {state === 'off' && (
        <div>
          <button type="button" className="button button-lamp" onClick={() => void change('on')}>
            {device.push}
          </button>
        </div>
      )}
      {state === 'on' && (
        <div>
          <button type="button" className="button" onClick={() => void change('off')}>
            {device.stop}
          </button>
        </div>
      )}
    </Setting>
  )
}

type PushState = 'unknown' | 'off' | 'on' | 'denied' | 'unsupported'

type PushOutcome = { state: PushState; problem: string | null }

type Push = {
  read: () => Promise<PushState>
  turnOn: () => Promise<PushOutcome>
  turnOff: () => Promise<PushOutcome>
}

const scope = '/inbox/'

/** Web push for this browser. Asks for permission only after a press of the button. */
function createPush(api: Api): Push {
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
        return { state: 'off', problem: texts.settings.device.pushFailed }
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
