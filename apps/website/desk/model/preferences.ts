import { createWatched, type Watched } from './watched.ts'

export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** A person's choices on this device. */
export type Preferences = {
  scheme: Watched<Scheme>
  /** Keys without a modifier. People who dictate or press keys by accident can turn them off (WCAG 2.1.4). */
  hasKeys: Watched<boolean>
}

const readItem = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

const writeItem = (name: string, value: string) => {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

/** Reads and stores the choices on this device, and applies the colour scheme to the page. */
export function createPreferences(): Preferences {
  const kept = readItem('desk-scheme')
  const scheme = createWatched<Scheme>(schemes.find((known) => known === kept) ?? 'system')
  const hasKeys = createWatched(readItem('desk-keys') !== 'off')
  const show = () => {
    document.documentElement.dataset.scheme = scheme.get()
  }
  show()
  scheme.watch(() => {
    writeItem('desk-scheme', scheme.get())
    show()
  })
  hasKeys.watch(() => writeItem('desk-keys', hasKeys.get() ? 'on' : 'off'))
  return { scheme, hasKeys }
}
