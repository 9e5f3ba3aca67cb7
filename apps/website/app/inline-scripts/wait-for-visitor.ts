/**
 * Starts a document's waiting module script (`data-modules`) at the visitor's first interaction, or `idle` milliseconds after it has
 * loaded. Presses on buttons are held and shown as busy until the app is hydrated (the event `hydrated`), and are then
 * repeated; links and the menu need no script. Pressing Enter in a field presses the form's button. If the app does not
 * load within `timeout` milliseconds, the browser submits the form itself. It runs in the browser as its own source
 * text, so it cannot use anything outside of itself and contains no comments.
 */
export function waitForVisitor(idle: number, timeout: number): void {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']
  const pressed = new Set<HTMLButtonElement>()
  const waiting = new AbortController()
  const held = new AbortController()
  let isLate = false

  function start() {
    if (waiting.signal.aborted) return
    waiting.abort()
    const code = document.querySelector<HTMLScriptElement>('script[data-modules]')
    for (const href of code?.dataset['modules']?.split(' ') ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = code?.textContent ?? ''
    script.addEventListener('error', giveUp)
    document.body.append(script)
  }

  function hold(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || button.popoverTargetElement || (isLate && button.form)) return
    event.stopImmediatePropagation()
    event.preventDefault()
    button.ariaBusy = 'true'
    pressed.add(button)
    if (button.form) setTimeout(giveUp, timeout)
  }

  function letGo(button: HTMLButtonElement) {
    pressed.delete(button)
    button.ariaBusy = null
    button.click()
  }

  function release() {
    held.abort()
    for (const button of pressed) letGo(button)
  }

  function giveUp() {
    isLate = true
    for (const button of pressed) if (button.form) letGo(button)
  }

  for (const sign of signs)
    addEventListener(sign, start, { capture: true, passive: true, signal: waiting.signal })
  addEventListener('load', () => setTimeout(start, idle))
  addEventListener('click', hold, { capture: true, signal: held.signal })
  addEventListener('hydrated', release, { signal: held.signal })
}
