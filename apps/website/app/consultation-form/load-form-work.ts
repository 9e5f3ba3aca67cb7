import type * as formWork from './form-work.ts'

export type FormWork = typeof formWork

let work: FormWork | undefined

/** The part of the forms' code that checks and sends, if it is here already. */
export function loadedFormWork(): FormWork | undefined {
  return work
}

/** Loads it once for all forms. Rejects when it cannot be fetched; the next call tries again. */
export async function loadFormWork(): Promise<FormWork> {
  work ??= await import('./form-work.ts')
  return work
}

/** Loads it ahead of its use, when somebody comes to the form. Returns how to stop watching. */
export function prepareFormWork(form: HTMLFormElement): () => void {
  const attached = new AbortController()
  function prepare() {
    attached.abort()
    // A failure shows when the form is sent.
    loadFormWork().catch(() => {})
  }
  for (const sign of ['focusin', 'pointerenter'])
    form.addEventListener(sign, prepare, { signal: attached.signal })
  if (form.contains(document.activeElement)) prepare()
  return () => attached.abort()
}
