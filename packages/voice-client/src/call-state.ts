/**
 * The state of a client.
 * - `idle`: no call.
 * - `starting`: `start` is running, and the transport is not in the room yet.
 * - `joined`: the transport is in the room.
 * - `ending`: the last events of a call are being emitted, synchronously.
 *
 * `attempt` is the number of the latest start. A transition with another number belongs to an earlier call and changes
 * nothing.
 */
export interface CallState {
  phase: 'idle' | 'starting' | 'joined' | 'ending'
  attempt: number
}

export type CallTransition =
  | { type: 'start' }
  | { type: 'joined'; attempt: number }
  | { type: 'end'; attempt: number }
  | { type: 'ended'; attempt: number }

/** Transition → phase before → phase after. Everything else is refused. */
const table: Record<CallTransition['type'], Partial<Record<CallState['phase'], CallState['phase']>>> = {
  start: { idle: 'starting' },
  joined: { starting: 'joined' },
  end: { starting: 'ending', joined: 'ending' },
  ended: { ending: 'idle' },
}

/** Holds the state and changes it according to the table only. */
export class CallStateMachine {
  #state: CallState = { phase: 'idle', attempt: 0 }

  /** Makes the transition. Returns false if the table has no such transition, or if it belongs to an earlier call. */
  apply(transition: CallTransition): boolean {
    const phase = table[transition.type][this.#state.phase]
    if (!phase) return false
    if (transition.type === 'start') this.#state = { phase, attempt: this.#state.attempt + 1 }
    else if (transition.attempt === this.#state.attempt) this.#state.phase = phase
    else return false
    return true
  }

  /** Number of the latest start. */
  get attempt(): number {
    return this.#state.attempt
  }

  /** The phase of an attempt; `idle` if it is over. */
  phaseOf(attempt: number): CallState['phase'] {
    return attempt === this.#state.attempt ? this.#state.phase : 'idle'
  }
}
