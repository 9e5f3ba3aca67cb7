import { useEffect, useState } from 'react'
import { useDesk } from '../frame/desk-context.ts'
import { schemes } from '../frame/preferences.ts'
import { useWatched } from '../parts/watched.ts'
import { createPush, type PushState } from './create-push.ts'
import { Setting } from './setting.tsx'

const schemeWords = { system: 'As this device has it', light: 'Light', dark: 'Dark' } as const

const pushWords: Readonly<Record<PushState, string>> = {
  unknown: '',
  off: 'This device is not notified.',
  on: 'This device is notified of new requests.',
  denied: 'Your browser refuses notifications of this site. Allow them in its settings, then come back.',
  unsupported:
    'This browser cannot be notified. On an iPhone or iPad, add the desk to the home screen and open it from there.',
}

/** Settings of this browser: the colour scheme, single keys, and notifications. */
export function DeviceSettings() {
  const { preferences } = useDesk()
  const scheme = useWatched(preferences.scheme)
  const hasKeys = useWatched(preferences.hasKeys)
  return (
    <>
      <PushSetting />
      <Setting title="Scheme">
        <fieldset>
          <legend className="out-of-sight">Scheme</legend>
          {schemes.map((choice) => (
            <label key={choice} className="choice">
              <input
                type="radio"
                name="scheme"
                checked={choice === scheme}
                onChange={() => preferences.scheme.set(choice)}
              />
              {schemeWords[choice]}
            </label>
          ))}
        </fieldset>
      </Setting>
      <Setting title="Keyboard">
        <label className="choice">
          <input
            type="checkbox"
            checked={hasKeys}
            onChange={(event) => preferences.hasKeys.set(event.target.checked)}
          />
          Use shortcuts of a single key
        </label>
      </Setting>
    </>
  )
}

function PushSetting() {
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
    <Setting
      title="Tell me on this device"
      about="A notification names the person and the page, and nothing that they wrote."
    >
      <output>{pushWords[state]}</output>
      {state === 'off' && (
        <div>
          <button type="button" className="button button-lamp" onClick={() => void change('on')}>
            Tell me on this device
          </button>
        </div>
      )}
      {state === 'on' && (
        <div>
          <button type="button" className="button" onClick={() => void change('off')}>
            Stop on this device
          </button>
        </div>
      )}
    </Setting>
  )
}
