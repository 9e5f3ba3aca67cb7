import type { RequestState } from '#contract/desk/requests.ts'
import { stateWords } from '../requests/states.ts'

/** A state as a window of the house, with its label. */
export function StateMark({ state }: { state: RequestState }) {
  return <span className={`state state-${state}`}>{stateWords[state]}</span>
}

/** A person as two letters, with the full name on demand. */
export function PersonMark({ name }: { name: string }) {
  const letters = name
    .split(/[\s@.]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase())
    .join('')
  return (
    <span className="person" title={name}>
      <span aria-hidden="true">{letters}</span>
      <span className="out-of-sight">{name}</span>
    </span>
  )
}
