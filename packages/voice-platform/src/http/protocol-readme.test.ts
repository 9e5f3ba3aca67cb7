import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { compileFunction } from 'node:vm'
import { closeCode, parseClientMessage } from '@frontdesk/voice-protocol'
import { millisecondsOfBytes } from '@frontdesk/voice-protocol/audio-format'
import {
  answerBurst,
  answersPerSecond,
  longestMessage,
  longestUserText,
  messageBurst,
  messagesPerSecond,
} from '@frontdesk/voice-protocol/message-limits'
import { expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import type { WebSocket as ServerSocket } from 'ws'
import { createInMemoryCallStore } from '#platform/calls/in-memory-call-store.ts'
import { listen } from '#platform/testing/listen.ts'
import { createQuietLog } from '#platform/testing/quiet-log.ts'
import { createScriptedProviders } from '#platform/testing/scripted-providers.ts'
import { createVoicePlatform } from './create-voice-platform.ts'
import { defaultPlatformLimits } from './platform-limits.ts'

const readme = await readFile(new URL('../../../voice-protocol/README.md', import.meta.url), 'utf8')
const waiting = { timeout: 20_000 }

/** The code under a heading. */
function example(heading: string): string {
  const [, code = ''] = new RegExp(`## ${heading}\\n[^#]*?\`\`\`ts\\n([^]*?)\`\`\``).exec(readme) ?? []
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(15)
  return stripTypeScriptTypes(code.replace(/^import .*$/gm, ''))
}

/** Runs the code with these names in its scope, and returns its `socket`. */
function run(code: string, scope: Record<string, unknown>): WebSocket {
  const program = compileFunction(`${code}\nreturn socket`, Object.keys(scope)) as (
    ...values: unknown[]
  ) => WebSocket
  return program(...Object.values(scope))
}

test('a program joins a call and plays its sound as the README of the protocol says', async () => {
  const platform = createVoicePlatform({
    providers: createScriptedProviders(),
    callStore: createInMemoryCallStore(),
    log: createQuietLog(),
  })
  const server = await listen(platform)
  const created = await fetch(`${server.url}/call/web`, { method: 'POST', body: '{}' })
  const { webCallUrl } = (await created.json()) as { webCallUrl: string }
  const printed: string[] = []
  const played: Int16Array[] = []
  const socket = run(`${example('Join a call')}\n${example('Play the sound')}`, {
    webCallUrl,
    millisecondsOfBytes,
    play: (sound: Int16Array) => played.push(sound),
    console: { log: (line: string) => printed.push(line) },
  })
  await vi.waitFor(() => expect(printed).toContain('assistant: You said What does it cost?.'), waiting)
  expect(printed).toContain('user: What does it cost?')
  expect(played[0]).toHaveLength(320)
  // Longer than the messages of a client may come at once.
  socket.send(JSON.stringify({ type: 'say', message: 'word '.repeat(40) }))
  await vi.waitFor(() => expect(played.length).toBeGreaterThan(200), waiting)
  expect(socket.readyState).toBe(WebSocket.OPEN)
  socket.close()
  await platform.close()
  await server.close()
})

test('a server reads messages as the README of the protocol says', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const answer = vi.fn()
  const refuse = vi.fn()
  server.on('connection', (socket: ServerSocket) =>
    run(example('Read messages on a server'), { socket, closeCode, parseClientMessage, answer, refuse }),
  )
  const typed = { type: 'add-message', message: { role: 'user', content: 'Hello' } }
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await once(client, 'open')
  client.send(new Uint8Array(640))
  client.send('{"type":"reprogram"}')
  client.send(JSON.stringify({ type: 'say', message: 'a'.repeat(2001) }))
  client.send(JSON.stringify(typed))
  client.send('{"type":"end-call"}')
  const [closed] = (await once(client, 'close')) as [CloseEvent]
  expect(closed.code).toBe(1000)
  expect(refuse.mock.calls).toEqual([['message-too-long']])
  expect(answer.mock.calls).toEqual([['Hello']])
  server.close()
})

test('the limits are those that the README of the protocol says', () => {
  const [, section = ''] = /## Limits\n([^]*?)\n## /.exec(readme) ?? []
  const words: Record<string, number> = { one: 1, six: 6 }
  const said = [...section.replaceAll(',', '').matchAll(/\b(\d+|one(?= a second)|six)\b/g)]
  const { floodPerSecond, floodBurst, messageBytes } = defaultPlatformLimits
  expect(said.map(([, number = '']) => words[number] ?? Number(number))).toEqual([
    longestUserText,
    longestMessage,
    answersPerSecond,
    answerBurst,
    messagesPerSecond,
    messageBurst,
    closeCode.limitExceeded,
    floodPerSecond,
    floodBurst,
    messageBytes / 1024,
  ])
})
