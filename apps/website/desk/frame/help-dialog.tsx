import { Dialog } from '../parts/dialog.tsx'
import { useWatched } from '../model/watched.ts'
import { useDesk } from '../model/use-desk.ts'

const keys: readonly (readonly [string, string])[] = [
  ['j', 'Next request'],
  ['k', 'Previous request'],
  ['Enter', 'Open the request'],
  ['e', 'Change its state'],
  ['a', 'Assign it'],
  ['s', 'Snooze it'],
  ['x', 'Select it'],
  ['r', 'Write an answer'],
  ['t', 'Begin it with a template'],
  ['Ctrl Enter', 'Send it'],
  ['n', 'Write a note'],
  ['/', 'Search'],
  ['f', 'Filter'],
  ['v', 'Choose a saved view'],
  ['z', 'Undo the last change'],
  ['Esc', 'Back to the list'],
  ['?', 'Show these keys'],
]

/** Lists the single keys, with a switch to turn them off. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { preferences } = useDesk()
  const hasKeys = useWatched(preferences.hasKeys)
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, words]) => (
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
        Use shortcuts of a single key
      </label>
    </Dialog>
  )
}
