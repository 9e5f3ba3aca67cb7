import { createWatched, type Watched } from '../parts/watched.ts'

/** A short report about a change, with its undo if there is one. */
export type Toast = { id: number; words: string; isAlarm: boolean; undo?: () => void }

export type Toasts = {
  shown: Watched<readonly Toast[]>
  show: (toast: Omit<Toast, 'id'>) => void
  dismiss: (id: number) => void
}

/** Keeps only the newest, because people undo their latest changes. */
const maxShown = 3

export function createToasts(): Toasts {
  const shown = createWatched<readonly Toast[]>([])
  let id = 0
  return {
    shown,
    show(toast) {
      id += 1
      shown.set([...shown.get(), { id, ...toast }].slice(-maxShown))
    },
    dismiss: (gone) => shown.set(shown.get().filter((toast) => toast.id !== gone)),
  }
}
