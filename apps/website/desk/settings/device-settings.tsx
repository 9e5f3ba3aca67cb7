import { useDesk } from '../frame/desk-context.ts'
import { schemes } from '../frame/preferences.ts'
import { useWatched } from '../parts/watched.ts'
import { Setting } from './setting.tsx'

const schemeWords = { system: 'As this device has it', light: 'Light', dark: 'Dark' } as const

/** What holds for this browser alone: the scheme and single keys. */
export function DeviceSettings() {
  const { preferences } = useDesk()
  const scheme = useWatched(preferences.scheme)
  const hasKeys = useWatched(preferences.hasKeys)
  return (
    <>
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
