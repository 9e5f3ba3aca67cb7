import type { DailyFactory } from '../daily/load-daily.ts'

type Handler = (event: Record<string, unknown>) => void

/** The behaviour of the call object; everything not properties succeeds at once. */
interface DailyScript {
  join?: () => Promise<unknown>
  updateInputSettings?: (settings: unknown) => Promise<unknown>
  destroy?: () => Promise<void>
  setOutputDeviceAsync?: () => Promise<void>
  startLocalAudioLevelObserver?: () => Promise<void>
}

/**
 * daily-js's call object without a network, as far as voice clients use it. `destroy` leaves the meeting like the real
 * one: `left-meeting` fires first, and handlers still receive events.
 */
export class ScriptedDailyCall {
  readonly commands: [name: string, ...args: unknown[]][] = []
  state: 'new' | 'joining' | 'joined' | 'left' = 'new'
  readonly #handlers = new Map<string, Set<Handler>>()
  readonly #script: DailyScript
  #audio = true

  constructor(script: DailyScript) {
    this.#script = script
  }

  on = (event: string, handler: Handler): this => {
    const handlers = this.#handlers.get(event) ?? new Set()
    this.#handlers.set(event, handlers.add(handler))
    return this
  }

  once = (event: string, handler: Handler): this => {
    const onceHandler: Handler = (payload) => {
      this.#handlers.get(event)?.delete(onceHandler)
      handler(payload)
    }
    return this.on(event, onceHandler)
  }

  off = (event: string, handler: Handler): this => {
    this.#handlers.get(event)?.delete(handler)
    return this
  }

  /** Emits an event of the room. */
  emit(event: string, payload: Record<string, unknown> = {}): void {
    for (const handler of this.#handlers.get(event) ?? []) handler({ action: event, ...payload })
  }

  /** Sends a message of the assistant on the call channel. */
  say(data: unknown): void {
    this.emit('app-message', { data: data === 'listening' ? data : JSON.stringify(data) })
  }

  names(): string[] {
    return this.commands.map(([name]) => name)
  }

  readonly #record =
    (name: string) =>
    (...args: unknown[]): Promise<void> => {
      this.commands.push([name, ...args])
      return Promise.resolve()
    }

  iframe = () => null
  localAudio = () => this.#audio
  /** The size that daily-js allows by default. */
  sendAppMessage = (message: string): void => {
    if (JSON.stringify(message).length > 4096) throw new Error('Message data too large. Max size is 4096')
    void this.#record('sendAppMessage')(message)
  }
  updateParticipant = this.#record('updateParticipant')
  startRecording = this.#record('startRecording')
  stopRecording = this.#record('stopRecording')
  startScreenShare = this.#record('startScreenShare')
  stopScreenShare = this.#record('stopScreenShare')
  setInputDevicesAsync = this.#record('setInputDevicesAsync')
  startRemoteParticipantsAudioLevelObserver = this.#record('startRemoteParticipantsAudioLevelObserver')
  stopLocalAudioLevelObserver = this.#record('stopLocalAudioLevelObserver')

  startLocalAudioLevelObserver = async (interval: unknown): Promise<void> => {
    this.commands.push(['startLocalAudioLevelObserver', interval])
    await this.#script.startLocalAudioLevelObserver?.()
  }

  setOutputDeviceAsync = async (device: unknown): Promise<void> => {
    this.commands.push(['setOutputDeviceAsync', device])
    await this.#script.setOutputDeviceAsync?.()
  }

  setLocalAudio = (enabled: boolean): this => {
    this.commands.push(['setLocalAudio', enabled])
    this.#audio = enabled
    return this
  }

  updateInputSettings = async (settings: unknown): Promise<unknown> => {
    this.commands.push(['updateInputSettings', settings])
    return this.#script.updateInputSettings?.(settings)
  }

  join = async (options: unknown): Promise<void> => {
    this.commands.push(['join', options])
    this.state = 'joining'
    await this.#script.join?.()
    this.state = 'joined'
    this.emit('joined-meeting', { participants: { local: { local: true, session_id: 'me' } } })
  }

  destroy = async (): Promise<void> => {
    this.commands.push(['destroy'])
    const wasIn = this.state === 'joined'
    this.state = 'left'
    if (wasIn) this.emit('left-meeting')
    await this.#script.destroy?.()
  }
}

/** A daily-js whose call objects follow the script. `options` are those of each call object. */
export function createScriptedDaily(script: DailyScript = {}) {
  const calls: ScriptedDailyCall[] = []
  const options: Record<string, unknown>[] = []
  const factory = {
    createCallObject(properties: Record<string, unknown>) {
      const call = new ScriptedDailyCall(script)
      options.push(properties)
      calls.push(call)
      return call
    },
  }
  const latest = (): ScriptedDailyCall => {
    const call = calls.at(-1)
    if (!call) throw new Error('No call object has been made.')
    return call
  }
  return { factory: factory as unknown as DailyFactory, calls, options, latest }
}
