import type { ClientMessage, ServerMessage } from '@frontdesk/voice-protocol'
import { bytesPerFrame, samplesPerFrame } from '@frontdesk/voice-protocol/audio-format'
import type { ClientOptions } from 'ws'
import { WebSocket } from 'ws'
import { bytesOf, createFramer, joinSamples, samplesOf } from '#platform/audio/pcm.ts'

const frameMilliseconds = 20

/**
 * A visitor at the other end of a real socket: speaks recorded sound at the pace of a microphone, plays sound at the
 * pace of a loudspeaker with reports, and records everything.
 */
export async function joinCall(url: string, options: ClientOptions = {}) {
  const socket = new WebSocket(url, options)
  const messages: ServerMessage[] = []
  const heard: Int16Array[] = []
  const waiting = new Set<() => void>()
  const microphone: Int16Array[] = []
  let closedWith: number | undefined
  let muted = false
  let sent = 0
  let startedAt = performance.now()

  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) {
      if (data.byteLength !== bytesPerFrame) throw new Error('The platform sent a frame of another length')
      heard.push(samplesOf(data).slice())
    } else {
      messages.push(JSON.parse(data.toString()) as ServerMessage)
    }
    for (const check of waiting) check()
  })
  socket.on('close', (code) => {
    closedWith = code
    for (const check of waiting) check()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })

  const pump = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN || muted) return
    for (; sent * frameMilliseconds < performance.now() - startedAt; sent += 1) {
      socket.send(bytesOf(microphone.shift() ?? new Int16Array(samplesPerFrame)))
    }
  }, frameMilliseconds)
  socket.once('close', () => clearInterval(pump))

  function until<Found>(look: () => Found | undefined, what: string, timeout = 15_000): Promise<Found> {
    return new Promise((resolve, reject) => {
      const done = () => {
        waiting.delete(check)
        clearTimeout(timer)
      }
      const check = () => {
        const found = look()
        if (found === undefined) return
        done()
        resolve(found)
      }
      const timer = setTimeout(() => {
        done()
        reject(new Error(`Waited in vain for ${what}; came: ${JSON.stringify(messages.slice(-12))}`))
      }, timeout)
      waiting.add(check)
      check()
    })
  }

  return {
    socket,
    messages,
    /** All received sound. */
    sound: () => joinSamples(heard),
    send: (message: ClientMessage) => socket.send(JSON.stringify(message)),
    /** Puts speech into the microphone; resolves when its last frame has been sent. */
    async speak(speech: Int16Array): Promise<void> {
      const framer = createFramer()
      microphone.push(...framer.push(speech), ...framer.flush())
      while (microphone.length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    /** Speaks, and resolves to the time at which the last sound was sent, `quiet` milliseconds before the end. */
    async speakPieces(pieces: readonly Int16Array[], quiet = 0): Promise<number> {
      await this.speak(joinSamples(pieces))
      return performance.now() - quiet
    },
    /** Resolves to the arrival of the next frame of sound. */
    async nextFrame(): Promise<number> {
      const before = heard.length
      await until(() => (heard.length > before ? true : undefined), 'sound')
      return performance.now()
    },
    setMuted(value: boolean): void {
      muted = value
      startedAt = performance.now()
      sent = 0
    },
    /** The next matching message, from index `from` on. */
    message<Type extends ServerMessage['type']>(
      type: Type,
      fits: (message: Extract<ServerMessage, { type: Type }>) => boolean = () => true,
      from = 0,
    ): Promise<Extract<ServerMessage, { type: Type }>> {
      return until(
        () =>
          messages
            .slice(from)
            .find(
              (message): message is Extract<ServerMessage, { type: Type }> =>
                message.type === type && fits(message as Extract<ServerMessage, { type: Type }>),
            ),
        type,
      )
    },
    closed: () => until(() => closedWith, 'the end of the call'),
    hangUp(): void {
      socket.close(1000)
    },
  }
}

export type TestVisitor = Awaited<ReturnType<typeof joinCall>>
