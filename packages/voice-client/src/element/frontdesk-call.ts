import type { ToolCall } from '../call-message.ts'
import type { VoiceCallStatus } from '../react/voice-call-state.ts'
import { buttonStrings } from './button-strings.ts'
import { buttonStyles } from './button-styles.ts'
import type { CallPanel } from './call-panel.ts'
import type { CallStrings } from './call-strings.ts'
import { adopt, create, icon } from './dom.ts'

const labels = { inactive: 'idle', loading: 'connecting', active: 'active', speaking: 'speaking' } as const

/** Servers render pages without elements. */
const Base = 'HTMLElement' in globalThis ? HTMLElement : (Object as unknown as typeof HTMLElement)

/**
 * `<frontdesk-call>`: a button that starts a call, and the call's panel. The button alone is in the page until somebody
 * points at it, focuses it or presses it; the client and the panel are loaded then. The attributes are in the README.
 *
 * Emits `call-start`, `call-end` and `call-error`; the detail of the last is the client's error.
 */
export class FrontdeskCall extends Base {
  static readonly observedAttributes = ['strings']
  /** The audio worklet as a file; undefined: the client's own copy, as a `blob:`. */
  static workletUrl: string | URL | undefined

  /** Runs a tool that the assistant requests; the result, in words, is sent to the assistant. */
  onToolCall: ((call: ToolCall) => string | Promise<string>) | undefined
  #strings: CallStrings = {}
  #status: VoiceCallStatus = 'inactive'
  #panel: CallPanel | undefined
  #loading: Promise<CallPanel> | undefined
  /** Somebody has pressed before the panel was loaded. */
  #isPressed = false
  readonly #label = create('span')
  readonly #failure = create('p', { part: 'failure', role: 'status' })
  readonly #button = create(
    'button',
    { part: 'button', type: 'button' },
    icon('M4 10.5v3M8 7.5v9M12 4.5v15M16 7.5v9M20 10.5v3'),
    this.#label,
  )

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    adopt(root, buttonStyles)
    root.append(this.#button, this.#failure)
    for (const event of ['pointerenter', 'focus'])
      this.#button.addEventListener(event, () => void this.#load().catch(() => undefined))
    this.#button.addEventListener('click', () => void this.#press())
    this.#render()
  }

  /** The words of the page's own, as an object or as JSON in the attribute. */
  get strings(): CallStrings {
    return this.#strings
  }

  set strings(strings: CallStrings | string) {
    try {
      this.#strings = typeof strings === 'string' ? (JSON.parse(strings) as CallStrings) : strings
    } catch (cause) {
      reportError(new TypeError('The attribute `strings` of <frontdesk-call> is not JSON.', { cause }))
    }
    this.#render()
    this.#panel?.render()
  }

  attributeChangedCallback(_name: string, _before: string | null, strings: string | null): void {
    this.strings = strings ?? {}
  }

  disconnectedCallback(): void {
    // An element that is only moved keeps its call.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#isPressed = false
      this.#panel?.remove()
      this.#show('inactive')
    })
  }

  /** Starts a call. Call it in a press: the browser lets a page play sound only then. */
  async start(): Promise<void> {
    if (this.#status === 'inactive') await this.#press()
  }

  /** Ends the call. */
  async stop(): Promise<void> {
    if (this.#status !== 'inactive') await this.#press()
  }

  async #press(): Promise<void> {
    this.#failure.textContent = ''
    // Nothing may be awaited where the panel is loaded: sound is allowed only in the press itself.
    if (this.#panel) return this.#panel.press()
    this.#isPressed = !this.#isPressed
    this.#show(this.#isPressed ? 'loading' : 'inactive')
    try {
      const panel = await this.#load()
      if (!this.#isPressed) return
      this.#isPressed = false
      panel.press()
    } catch {
      if (!this.#isPressed) return
      this.#isPressed = false
      this.#show('inactive')
      this.#failure.textContent = this.#words.unavailable
    }
  }

  #load(): Promise<CallPanel> {
    this.#loading ??= import('./call-panel.ts').then(({ createCallPanel }) => {
      this.#panel = createCallPanel(this, {
        button: this.#button,
        workletUrl: FrontdeskCall.workletUrl,
        onStatus: (status) => this.#show(status),
      })
      return this.#panel
    })
    this.#loading.catch(() => (this.#loading = undefined))
    return this.#loading
  }

  get #words() {
    return { ...buttonStrings, ...this.#strings.button }
  }

  #show(status: VoiceCallStatus): void {
    this.#status = status
    this.#render()
  }

  #render(): void {
    this.#label.textContent = this.#words[labels[this.#status]]
    this.#button.setAttribute('aria-busy', String(this.#status === 'loading'))
    this.#button.dataset['call'] = this.#status
  }
}

/**
 * Defines `<frontdesk-call>` in this page, unless it is defined. Does nothing on a server.
 *
 * @param options.workletUrl the audio worklet as a file, as of a `VoiceClient`
 */
export function defineCallElement({ workletUrl }: { workletUrl?: string | URL } = {}): void {
  if (!('customElements' in globalThis) || customElements.get('frontdesk-call')) return
  FrontdeskCall.workletUrl = workletUrl
  customElements.define('frontdesk-call', FrontdeskCall)
}

declare global {
  interface HTMLElementTagNameMap {
    'frontdesk-call': FrontdeskCall
  }
}
