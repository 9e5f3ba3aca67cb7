import type * as formWork from './form-work.ts'

export type FormWork = typeof formWork

let work: FormWork | undefined

/** Returns the code that checks and sends forms, if it is loaded. */
export function loadedFormWork(): FormWork | undefined {
  return work
}

/** Loads the code once for all forms. Rejects if it cannot be fetched; the next call retries. */
export async function loadFormWork(): Promise<FormWork> {
  work ??= await import('./form-work.ts')
  return work
}

/** Loads the code when a visitor approaches the form. Returns a function that stops watching. */
export function prepareFormWork(form: HTMLFormElement): () => void {
  const attached = new AbortController()
  function prepare() {
    attached.abort()
    // A failure is reported when the form is sent.
    loadFormWork().catch(() => {})
  }
  for (const sign of ['focusin', 'pointerenter'])
    form.addEventListener(sign, prepare, { signal: attached.signal })
  if (form.contains(document.activeElement)) prepare()
  return () => attached.abort()
}
