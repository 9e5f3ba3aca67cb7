/** Unsent text, by its purpose. It survives a reload and an ended session. */
export type Drafts = {
  read: (key: string) => string
  write: (key: string, text: string) => void
}

const prefix = 'desk-draft:'

/** Keeps drafts in the tab's own storage, or in memory until the page is closed if storage is refused or full. */
export function createDrafts(storage: () => Storage = () => sessionStorage): Drafts {
  const kept = new Map<string, string>()
  const attempt = (act: (storage: Storage) => string | null | void): string | null => {
    try {
      return act(storage()) ?? null
    } catch {
      return null
    }
  }
  return {
    read: (key) => kept.get(key) ?? attempt((place) => place.getItem(prefix + key)) ?? '',
    write(key, text) {
      kept.set(key, text)
      attempt((place) => (text === '' ? place.removeItem(prefix + key) : place.setItem(prefix + key, text)))
    },
  }
}
