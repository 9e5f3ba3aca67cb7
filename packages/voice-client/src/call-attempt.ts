import { saysEnded, type CallMessage, type ClientMessage } from './call-message.ts'
import type { CallStateMachine } from './call-state.ts'
import type { Detach } from './emitter.ts'
import { createTextCheck } from './message-check.ts'
import { createSpeechDetector } from './speech-detector.ts'
import type { Emit } from './stage-runner.ts'
import { forwardedEvents, type Transport } from './transport.ts'
import { settleWithin } from './until-aborted.ts'
import type { SerializedError } from './serialize-error.ts'
import { errorEvent } from './voice-client-events.ts'

/** Maximum milliseconds that a new start waits for the previous call to be released. */
const longestLeave = 5000

/** One call, from the start to its last event. Owns everything that has to be released. */
export class CallAttempt {
  readonly #id: number
  readonly #machine: CallStateMachine
  readonly #emitAlways: Emit
  readonly #controller = new AbortController()
  readonly #speech
  readonly #detach: Detach[] = []
  readonly #audioContext: AudioContext | undefined
  #audioContextTaken = false
  #transport: Transport | undefined
  #listening = false
  #callStartEmitted = false
  #saidEnded = false
  /** The room was closed, by the platform or by a fault. */
  #roomClosed = false
  #localLevel = 0
  #observesLocalLevel = false
  /** Messages of the page that wait for the join. */
  readonly #unsent: ClientMessage[] = []
  #joinedAt: number | undefined
  /** Time begins with the join: until then, texts wait, and then go out at once. */
  readonly #refusalOf = createTextCheck(() =>
    this.#joinedAt === undefined ? 0 : performance.now() - this.#joinedAt,
  )
  #closed: Promise<void> = Promise.resolve()

  /**
   * Begins in phase `starting`. `audioContext` was created in the visitor's press; it is closed unless a transport
   * takes it.
   */
  constructor(machine: CallStateMachine, emit: Emit, audioContext: AudioContext | undefined) {
    this.#machine = machine
    this.#id = machine.attempt
    this.#emitAlways = emit
    this.#audioContext = audioContext
    this.#speech = createSpeechDetector({
      onVolume: (volume) => this.emit('volume-level', volume),
      onSpeechStart: () => this.emit('speech-start'),
      onSpeechEnd: () => emit('speech-end'),
    })
  }

  /** Aborts when the attempt is over. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Resolves when the transport, the microphone and the audio context are released. */
  get closed(): Promise<void> {
    return this.#closed
  }

  get #phase() {
    return this.#machine.phaseOf(this.#id)
  }

  get alive(): boolean {
    return this.#phase === 'starting' || this.#phase === 'joined'
  }

  /** The transport while the call lives. */
  get transport(): Transport | undefined {
    return this.alive ? this.#transport : undefined
  }

  /** The transport once it is in the room. */
  get joinedTransport(): Transport | undefined {
    return this.#phase === 'joined' ? this.#transport : undefined
  }

  /** Emits, unless the attempt is over. */
  readonly emit: Emit = (event, ...args) => {
    if (this.alive) this.#emitAlways(event, ...args)
  }

  readonly takeAudioContext = (): AudioContext | undefined => {
    this.#audioContextTaken = true
    return this.#audioContext
  }

  /** Starts to use the transport. A transport created for an attempt that is already over is released unused. */
  async open(create: () => Transport | Promise<Transport>): Promise<Transport> {
    const transport = await create()
    if (!this.alive) {
      await transport.leave()
      throw this.signal.reason
    }
    this.#transport = transport
    this.#attach(transport)
    this.#closeSpareAudioContext()
    return transport
  }

  /** The visitor's latest level; 0 if it is not observed. */
  get localLevel(): number {
    return this.alive && this.#observesLocalLevel ? this.#localLevel : 0
  }

  get observesLocalLevel(): boolean {
    return this.alive && this.#observesLocalLevel
  }

  /** Begins to report the visitor's level, once the call is joined. */
  async observeLocalLevel(interval: number): Promise<void> {
    const transport = this.joinedTransport
    if (!transport) return
    this.#observesLocalLevel = true
    try {
      await transport.observeLocalLevel(interval)
    } catch (error) {
      this.#observesLocalLevel = false
      throw error
    }
  }

  stopLocalLevel(): void {
    this.#observesLocalLevel = false
    this.#localLevel = 0
    this.joinedTransport?.stopLocalLevel?.()
  }

  #attach(transport: Transport): void {
    this.#detach.push(
      transport.on('listening', () => this.markListening()),
      transport.on('local-volume-level', (level) => {
        this.#localLevel = level
      }),
      transport.on('local-audio-level-observer-error', () => {
        this.#observesLocalLevel = false
      }),
      transport.on('message', (message) => this.#hearMessage(message)),
      transport.on('remote-level', (sum) => this.#speech.hear(sum)),
      transport.on('remote-speaking', (speaking) => this.#speech.setSpeaking(speaking)),
      transport.on('left', () => {
        this.#roomClosed = true
        if (this.#phase === 'joined') this.end()
        else this.#controller.abort(new Error('The room was closed while it was being joined.'))
      }),
    )
    // Never detached: the reason may follow the end, until the next call begins.
    transport.on('error', (error) => {
      const isLatest = this.#machine.attempt === this.#id
      if (this.alive || (this.#roomClosed && isLatest)) this.#emitError(error)
    })
    // After the above, so that the page's listeners find the state changed.
    for (const name of forwardedEvents) {
      this.#detach.push(transport.on(name, (...args) => this.emit(name, ...args)))
    }
  }

  #emitError({ type, error }: { type: string; error: SerializedError }): void {
    const stage = this.#phase === 'starting' ? 'daily-call-join' : 'call'
    this.#emitAlways('error', errorEvent(type, stage, error))
  }

  #hearMessage(message: CallMessage): void {
    if (saysEnded(message)) this.#saidEnded = true
    this.emit('message', message)
  }

  #emitCallStart(): void {
    if (!this.#listening || this.#callStartEmitted || this.#phase !== 'joined') return
    this.#callStartEmitted = true
    this.emit('call-start')
  }

  /** The transport is in the room. */
  markJoined(): void {
    this.#machine.apply({ type: 'joined', attempt: this.#id })
    this.#joinedAt = performance.now()
  }

  /** Sends the page's messages and emits `call-start`, if they came while `join` was under way. */
  catchUp(): void {
    for (const message of this.#unsent.splice(0)) this.joinedTransport?.sendMessage(message)
    this.#emitCallStart()
  }

  /** The remote side listens: it has said so, or its call was already running. */
  markListening(): void {
    this.#listening = true
    this.#emitCallStart()
  }

  /**
   * Sends a message, or keeps it until the call is joined. Returns whether there is a call that takes it; if not because of
   * a limit, an `error` says which.
   */
  send(message: ClientMessage): boolean {
    if (!this.alive) return false
    const refusal = this.#refusalOf(message)
    if (refusal) {
      this.#emitError(refusal)
      return false
    }
    if (this.#phase === 'starting') this.#unsent.push(message)
    else if (this.joinedTransport?.sendMessage(message) === false) return false
    return this.alive
  }

  /** Ends the call and emits its last events. Does nothing if it is over. */
  end(): void {
    const joined = this.#phase === 'joined'
    if (!this.#machine.apply({ type: 'end', attempt: this.#id })) return
    this.#close()
    if (joined && !this.#saidEnded) {
      this.#emitAlways('message', {
        type: 'status-update',
        status: 'ended',
        endedReason: 'customer-ended-call',
      })
    }
    this.#machine.apply({ type: 'ended', attempt: this.#id })
    this.#emitAlways('call-end')
  }

  /** The start has failed: `reportWhy` emits the reasons, then everything is released. */
  async fail(reportWhy: () => void): Promise<void> {
    if (!this.#machine.apply({ type: 'end', attempt: this.#id })) return
    reportWhy()
    this.#close()
    this.#machine.apply({ type: 'ended', attempt: this.#id })
    if (this.#roomClosed) this.#emitAlways('call-end')
    await this.#closed
  }

  #close(): void {
    this.#controller.abort()
    for (const detach of this.#detach) detach()
    this.#speech.stop()
    this.#closeSpareAudioContext()
    const transport = this.#transport
    // A transport that cannot be released must not block the visitor's next call.
    if (transport) this.#closed = settleWithin(longestLeave, transport.leave()).catch(() => undefined)
  }

  #closeSpareAudioContext(): void {
    if (this.#audioContextTaken) return
    this.#audioContextTaken = true
    void this.#audioContext?.close()
  }
}
