/** An event map: each name with the arguments its listeners get. */
export type EventMap<Events> = { [Name in keyof Events]: unknown[] }

type Listener<Arguments extends unknown[]> = (...args: Arguments) => void

/** Returned by `on`: detaches the listener; calling it again does nothing. */
export type Detach = () => void

/**
 * Typed events. A listener that throws is reported like any uncaught error of the page and stops nothing: neither the
 * next listener nor the emitting code. An event without listeners is not a failure, not even `error`.
 */
export class Emitter<Events extends EventMap<Events>> {
  readonly #listeners = new Map<keyof Events, Set<unknown>>()

  /** Calls `listener` at every `event` until detached. */
  on<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): Detach {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
    return () => {
      this.off(event, listener)
    }
  }

  /** Calls `listener` at the next `event` only. */
  once<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): Detach {
    const detach = this.on(event, (...args) => {
      detach()
      listener(...args)
    })
    return detach
  }

  off<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): this {
    this.#listeners.get(event)?.delete(listener)
    return this
  }

  /** As `on`; returns the emitter, as Node's does. */
  addListener<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): this {
    this.on(event, listener)
    return this
  }

  /** As `off`; returns the emitter, as Node's does. */
  removeListener<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): this {
    return this.off(event, listener)
  }

  /** The listeners of `event`, in the order they are called in. */
  listeners<Name extends keyof Events>(event: Name): Listener<Events[Name]>[] {
    return [...(this.#listeners.get(event) ?? [])] as Listener<Events[Name]>[]
  }

  /** The events that somebody listens to. */
  eventNames(): (keyof Events)[] {
    return [...this.#listeners.keys()].filter((event) => this.listenerCount(event) > 0)
  }

  /** Detaches every listener of `event`, or of all events. */
  removeAllListeners(event?: keyof Events): this {
    if (event === undefined) this.#listeners.clear()
    else this.#listeners.delete(event)
    return this
  }

  listenerCount(event: keyof Events): number {
    return this.#listeners.get(event)?.size ?? 0
  }

  protected emit<Name extends keyof Events>(event: Name, ...args: Events[Name]): void {
    // A copy, so that a listener may detach itself or others during the round.
    for (const listener of this.listeners(event)) {
      try {
        listener(...args)
      } catch (error) {
        globalThis.reportError?.(error)
      }
    }
  }
}
