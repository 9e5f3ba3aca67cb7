import { Dialog } from '../parts/dialog.tsx'
import { useWatched } from '../model/watched.ts'
import { useDesk } from '../model/use-desk.ts'
import { texts } from '../words/texts.ts'

/** Lists the single keys, with a switch to turn them off. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { preferences } = useDesk()
  const hasKeys = useWatched(preferences.hasKeys)
  return (
    <Dialog title={texts.frame.shortcuts} onClose={onClose}>
      <dl className="keys">
        {Object.entries(texts.frame.keys).map(([key, words]) => (
          <div key={key} className="key">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className="choice">
        <input
          type="checkbox"
          checked={hasKeys}
          onChange={(event) => preferences.hasKeys.set(event.target.checked)}
        />
        {texts.frame.singleKeys}
      </label>
    </Dialog>
  )
}
