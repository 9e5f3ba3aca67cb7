import { useDesk } from '../frame/desk-context.ts'
import { useWatched } from '../parts/watched.ts'

/** The numbers of new and of held requests, as filters. */
export function Counts({ onShow, shown }: { onShow: (state: string) => void; shown: string }) {
  const { requests } = useDesk()
  const counts = useWatched(requests.counts)
  if (counts === null) return null
  return (
    <div className="list-counts">
      {(['new', 'held'] as const)
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <button
            key={state}
            type="button"
            className="count"
            aria-pressed={shown === state}
            onClick={() => onShow(shown === state ? '' : state)}
          >
            <span className={`state state-${state}`}>
              <span className="numerals">{counts[state]}</span> {state}
            </span>
          </button>
        ))}
    </div>
  )
}
