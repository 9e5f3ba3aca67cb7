import { EventEmitter } from 'node:events'
import { bytesPerFrame } from '@frontdesk/voice-protocol/audio-format'
import { expect, test } from 'vitest'
import type { SessionSocket } from '#platform/session/call-connection.ts'
import { attachSocket } from './attach-socket.ts'
import type { CallSocket } from './attach-socket.ts'
import { defaultPlatformLimits } from './platform-limits.ts'

/** A socket whose peer reads nothing: sent data stays in the buffer. */
class CloggedSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0

  send(data: Uint8Array): void {
    this.bufferedAmount += data.byteLength
  }

  ping(): void {}

  close(code: number): void {
    this.emit('close', code)
  }

  terminate(): void {
    this.readyState = 3
    this.emit('close', 1006)
  }
}

/** Attaches a socket, and records what it reports to the session. */
function attach(socket: CloggedSocket, stream: Parameters<typeof attachSocket>[1]) {
  const seen: string[] = []
  const attached: SessionSocket[] = []
  attachSocket(
    socket as unknown as CallSocket,
    stream,
    {
      attach(next) {
        attached.push(next)
        return {
          frame: () => undefined,
          message: () => undefined,
          notTaken: () => undefined,
          answered: () => undefined,
          end: () => seen.push('ended'),
          lost: () => seen.push('lost'),
        }
      },
    },
    defaultPlatformLimits,
  )
  const [sessionSocket] = attached
  if (!sessionSocket) throw new Error('The socket was not attached')
  return { sessionSocket, seen }
}

test('cuts off a client that does not read before it costs more memory, and lets it come back', () => {
  const socket = new CloggedSocket()
  const { sessionSocket, seen } = attach(socket, { cork: () => undefined, uncork: () => undefined })
  const minute = 50 * 60
  for (let frame = 0; frame < minute; frame += 1) sessionSocket.sendFrame(new Uint8Array(bytesPerFrame))
  expect(socket.bufferedAmount).toBeLessThan(defaultPlatformLimits.bufferedBytes + 2 * bytesPerFrame)
  expect(seen).toEqual(['lost'])
})

test('sends everything of one turn of the loop in one write', async () => {
  const writes: string[] = []
  const { sessionSocket } = attach(Object.assign(new CloggedSocket(), { send: () => writes.push('send') }), {
    cork: () => writes.push('cork'),
    uncork: () => writes.push('uncork'),
  })
  const { promise: later, resolve } = Promise.withResolvers<void>()
  sessionSocket.sendMessage({ type: 'clear-audio' })
  sessionSocket.sendFrame(new Uint8Array(bytesPerFrame))
  setImmediate(() => {
    sessionSocket.sendFrame(new Uint8Array(bytesPerFrame))
    setImmediate(resolve)
  })
  await later
  expect(writes).toEqual(['cork', 'send', 'send', 'uncork', 'cork', 'send', 'uncork'])
})
