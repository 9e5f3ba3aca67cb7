import type * as code from './form-code.ts'

export type FormCode = typeof code

let loaded: FormCode | undefined

/** Returns the code that checks and sends forms, if it is loaded. */
export function loadedFormCode(): FormCode | undefined {
  return loaded
}

/** Loads the code once for all forms. Rejects if the fetch fails; the next call retries. */
export async function loadFormCode(): Promise<FormCode> {
  loaded ??= await import('./form-code.ts')
  return loaded
}

/** Loads the code when a visitor approaches the form. Returns a function that stops watching. */
export function prepareFormCode(form: HTMLFormElement): () => void {
  const attached = new AbortController()
  function prepare() {
    attached.abort()
    // A failure is reported when the form is sent.
    loadFormCode().catch(() => {})
  }
  for (const sign of ['focusin', 'pointerenter'])
    form.addEventListener(sign, prepare, { signal: attached.signal })
  if (form.contains(document.activeElement)) prepare()
  return () => attached.abort()
}
