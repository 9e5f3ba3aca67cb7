import type { ClientMessage } from '../call-message.ts'
import { Emitter } from '../emitter.ts'
import type { InputDevices } from '../safe-audio-settings.ts'
import type { RecordingSettings, Transport, TransportEvents } from '../transport.ts'

/** Where a scripted transport pauses until the test continues it with `release` or `break`. */
export type Pause = 'join' | 'leave' | 'observeRemoteLevel' | 'setNoiseCancellation'

/**
 * A transport without a network, for tests of pages and of the client: it does what the script says and records what it
 * was asked for.
 *
 *     const transport = new ScriptedTransport({ pauseAt: ['join'] })
 *     const client = new VoiceClient({ apiBaseUrl: '/voice', createTransport: () => transport, fetch })
 *     transport.release('join')
 *     transport.emit('listening')
 */
export class ScriptedTransport extends Emitter<TransportEvents> implements Transport {
  /** Every command, in order, with its arguments. */
  readonly commands: [name: string, ...args: unknown[]][] = []
  readonly sent: ClientMessage[] = []
  state: 'new' | 'joining' | 'joined' | 'left' = 'new'
  muted = false
  readonly #pauses: Set<Pause>
  readonly #waiting = new Map<Pause, { resolve: () => void; reject: (error: unknown) => void }>()

  constructor({ pauseAt = [] }: { pauseAt?: Pause[] } = {}) {
    super()
    this.#pauses = new Set(pauseAt)
  }

  /** Emits an event of the remote side. After `leave` nothing is emitted any more, as with a real transport. */
  override emit<Name extends keyof TransportEvents>(event: Name, ...args: TransportEvents[Name]): void {
    if (event === 'left') this.state = 'left'
    super.emit(event, ...args)
  }

  /** Continues a paused command; one that has not been called yet will not pause. */
  release(pause: Pause): void {
    this.#pauses.delete(pause)
    this.#waiting.get(pause)?.resolve()
  }

  /** Makes a paused command fail. */
  break(pause: Pause, error: unknown): void {
    this.#waiting.get(pause)?.reject(error)
  }

  #run(pause: Pause, ...args: unknown[]): Promise<void> {
    this.commands.push([pause, ...args])
    if (!this.#pauses.has(pause)) return Promise.resolve()
    return new Promise((resolve, reject) => this.#waiting.set(pause, { resolve, reject }))
  }

  async join(): Promise<void> {
    this.state = 'joining'
    await this.#run('join')
    if (this.#state() === 'left') throw new Error('Left while joining.')
    this.state = 'joined'
  }

  // Read through a call: during the await above, leave() may have changed it.
  #state(): string {
    return this.state
  }

  leave(): Promise<void> {
    this.state = 'left'
    return this.#run('leave')
  }

  sendMessage(message: ClientMessage): void {
    this.sent.push(message)
  }

  setMuted(muted: boolean): void {
    this.muted = muted
    this.commands.push(['setMuted', muted])
  }

  setVolume(volume: number): void {
    this.commands.push(['setVolume', volume])
  }

  async setInputDevices(devices: InputDevices): Promise<void> {
    this.commands.push(['setInputDevices', devices])
  }

  async setOutputDevice(deviceId: string): Promise<void> {
    this.commands.push(['setOutputDevice', deviceId])
  }

  async resumeAudio(): Promise<void> {
    this.commands.push(['resumeAudio'])
  }

  observeRemoteLevel(intervalMilliseconds: number): Promise<void> {
    return this.#run('observeRemoteLevel', intervalMilliseconds)
  }

  async observeLocalLevel(intervalMilliseconds: number): Promise<void> {
    this.commands.push(['observeLocalLevel', intervalMilliseconds])
  }

  stopLocalLevel(): void {
    this.commands.push(['stopLocalLevel'])
  }

  setNoiseCancellation(enabled: boolean): Promise<void> {
    return this.#run('setNoiseCancellation', enabled)
  }

  startRecording(settings: RecordingSettings): void {
    this.commands.push(['startRecording', settings])
  }

  stopRecording(): void {
    this.commands.push(['stopRecording'])
  }

  startScreenSharing(...args: unknown[]): void {
    this.commands.push(['startScreenSharing', ...args])
  }

  stopScreenSharing(): void {
    this.commands.push(['stopScreenSharing'])
  }
}
