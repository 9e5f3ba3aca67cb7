import type { RequestState } from '#contract/desk/requests.ts'
import { useDesk } from '../frame/desk-context.ts'
import { changeState, releaseRequests } from '../requests/change-requests.ts'
import { choices, stateWords } from '../requests/states.ts'

/** A button for each state. One press sets it, and one key undoes it. A held request can only be released. */
export function StateButtons({ id, state }: { id: string; state: RequestState }) {
  const desk = useDesk()
  if (state === 'held')
    return (
      <button type="button" className="button button-lamp" onClick={() => void releaseRequests(desk, [id])}>
        Release
      </button>
    )
  return (
    <fieldset className="states" aria-label="State">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className="state-button"
          aria-pressed={choice === state}
          onClick={() => choice !== state && void changeState(desk, [id], choice)}
        >
          <span className={`state state-${choice}`}>{stateWords[choice]}</span>
        </button>
      ))}
    </fieldset>
  )
}
