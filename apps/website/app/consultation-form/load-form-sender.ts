import type * as formSender from './form-sender.ts'

export type FormSender = typeof formSender

let sender: FormSender | undefined

/** Returns the code that checks and sends forms, if it is loaded. */
export function loadedFormSender(): FormSender | undefined {
  return sender
}

/** Loads the code once for all forms. Rejects if the fetch fails; the next call retries. */
export async function loadFormSender(): Promise<FormSender> {
  sender ??= await import('./form-sender.ts')
  return sender
}

/** Loads the code when a visitor approaches the form. Returns a function that stops watching. */
export function prepareFormSender(form: HTMLFormElement): () => void {
  const attached = new AbortController()
  function prepare() {
    attached.abort()
    // A failure is reported when the form is sent.
    loadFormSender().catch(() => {})
  }
  for (const sign of ['focusin', 'pointerenter'])
    form.addEventListener(sign, prepare, { signal: attached.signal })
  if (form.contains(document.activeElement)) prepare()
  return () => attached.abort()
}
