/** A value with change listeners, in the form that `useSyncExternalStore` expects. */
export interface Store<Value> {
  get: () => Value
  subscribe: (listener: () => void) => () => void
}

export interface WritableStore<Value> extends Store<Value> {
  /** Changes some fields. Listeners are called only if something differs. */
  set: (change: Partial<Value>) => void
}

export function createStore<Value extends object>(initial: Value): WritableStore<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(change) {
      const next = { ...value, ...change }
      if (Object.entries(change).every(([field, now]) => Object.is(now, value[field as keyof Value]))) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}
