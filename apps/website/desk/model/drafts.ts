/** Unsent text, by its purpose. It survives a reload and an ended session. */
export type Drafts = {
  read: (key: string) => string
  write: (key: string, text: string) => void
  /** Deletes all: the person signs out, and the next one at this computer should find none. */
  clear: () => void
}

const prefix = 'desk-draft:'

/** Keeps drafts in the tab's own storage, or in memory until the page is closed if storage is refused or full. */
export function createDrafts(storage: () => Storage = () => sessionStorage): Drafts {
  const written = new Map<string, string>()
  const attempt = (act: (store: Storage) => string | null | void): string | null => {
    try {
      return act(storage()) ?? null
    } catch {
      return null
    }
  }
  return {
    read: (key) => written.get(key) ?? attempt((store) => store.getItem(prefix + key)) ?? '',
    write(key, text) {
      written.set(key, text)
      attempt((store) => (text === '' ? store.removeItem(prefix + key) : store.setItem(prefix + key, text)))
    },
    clear() {
      written.clear()
      attempt((store) => {
        const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
        for (const key of keys) if (key.startsWith(prefix)) store.removeItem(key)
      })
    },
  }
}
