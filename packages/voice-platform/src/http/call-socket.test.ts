import { EventEmitter } from 'node:events'
import { bytesPerFrame } from '@frontdesk/voice-protocol/audio-format'
import { expect, test } from 'vitest'
import type { Line } from '#platform/session/call-line.ts'
import { attachSocket } from './call-socket.ts'
import type { CallSocket } from './call-socket.ts'
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
function openLine(socket: CloggedSocket, stream: Parameters<typeof attachSocket>[1]) {
  const seen: string[] = []
  const lines: Line[] = []
  attachSocket(
    socket as unknown as CallSocket,
    stream,
    {
      attach(line) {
        lines.push(line)
        return {
          frame: () => undefined,
          message: () => undefined,
          answered: () => undefined,
          end: () => seen.push('ended'),
          lost: () => seen.push('lost'),
        }
      },
    },
    defaultPlatformLimits,
  )
  const [line] = lines
  if (!line) throw new Error('The socket was put on no line')
  return { line, seen }
}

test('cuts off a client that does not read before it costs more memory, and lets it come back', () => {
  const socket = new CloggedSocket()
  const { line, seen } = openLine(socket, { cork: () => undefined, uncork: () => undefined })
  const minute = 50 * 60
  for (let frame = 0; frame < minute; frame += 1) line.sendFrame(new Uint8Array(bytesPerFrame))
  expect(socket.bufferedAmount).toBeLessThan(defaultPlatformLimits.bufferedBytes + 2 * bytesPerFrame)
  expect(seen).toEqual(['lost'])
})

test('sends everything of one turn of the loop in one write', async () => {
  const writes: string[] = []
  const { line } = openLine(Object.assign(new CloggedSocket(), { send: () => writes.push('send') }), {
    cork: () => writes.push('cork'),
    uncork: () => writes.push('uncork'),
  })
  const { promise: later, resolve } = Promise.withResolvers<void>()
  line.sendMessage({ type: 'clear-audio' })
  line.sendFrame(new Uint8Array(bytesPerFrame))
  setImmediate(() => {
    line.sendFrame(new Uint8Array(bytesPerFrame))
    setImmediate(resolve)
  })
  await later
  expect(writes).toEqual(['cork', 'send', 'send', 'uncork', 'cork', 'send', 'uncork'])
})
