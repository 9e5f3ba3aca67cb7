/** An event map: each name with the arguments its listeners get. */
export type EventMap<Events> = { [Name in keyof Events]: unknown[] }

/** Compared as methods are: a listener may name a narrower type than the event has, as with Node's emitter. */
type Listener<Arguments extends unknown[]> = { call(...args: Arguments): void }['call']

interface Attached {
  listener: unknown
  /** Detached when it is called. */
  once: boolean
}

/** Returned by `on`: detaches the listener; calling it again does nothing. */
export type Detach = () => void

/**
 * Typed events. A listener that throws is reported like any uncaught error of the page and stops nothing: neither the
 * next listener nor the emitting code. An event without listeners is not a failure, not even `error`. As with Node's
 * emitter, a listener that is attached twice is called twice.
 */
export class Emitter<Events extends EventMap<Events>> {
  /** The arrays are replaced, never changed: a listener may detach itself or others during a round. */
  readonly #attached = new Map<keyof Events, readonly Attached[]>()

  /** Calls `listener` at every `event` until detached. */
  on<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): Detach {
    return this.#attach(event, { listener, once: false })
  }

  /** Calls `listener` at the next `event` only. */
  once<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): Detach {
    return this.#attach(event, { listener, once: true })
  }

  /** Detaches `listener`, attached by `on` or by `once`; if it was attached several times, the last of them. */
  off<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): this {
    const attached = this.#attachedTo(event).findLast((each) => each.listener === listener)
    if (attached) this.#detach(event, attached)
    return this
  }

  #attachedTo(event: keyof Events): readonly Attached[] {
    return this.#attached.get(event) ?? []
  }

  #attach(event: keyof Events, attached: Attached): Detach {
    this.#attached.set(event, [...this.#attachedTo(event), attached])
    return () => {
      this.#detach(event, attached)
    }
  }

  /** Returns whether it was still attached. */
  #detach(event: keyof Events, attached: Attached): boolean {
    const before = this.#attachedTo(event)
    this.#attached.set(
      event,
      before.filter((each) => each !== attached),
    )
    return before.includes(attached)
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
    return this.#attachedTo(event).map(({ listener }) => listener as Listener<Events[Name]>)
  }

  /** The events that somebody listens to. */
  eventNames(): (keyof Events)[] {
    return [...this.#attached.keys()].filter((event) => this.listenerCount(event) > 0)
  }

  /** Detaches every listener of `event`, or of all events. */
  removeAllListeners(event?: keyof Events): this {
    if (event === undefined) this.#attached.clear()
    else this.#attached.delete(event)
    return this
  }

  listenerCount(event: keyof Events): number {
    return this.#attachedTo(event).length
  }

  protected emit<Name extends keyof Events>(event: Name, ...args: Events[Name]): void {
    for (const attached of this.#attachedTo(event)) {
      // A listener before it may have emitted the same event.
      if (attached.once && !this.#detach(event, attached)) continue
      try {
        ;(attached.listener as Listener<Events[Name]>)(...args)
      } catch (error) {
        globalThis.reportError?.(error)
      }
    }
  }
}
