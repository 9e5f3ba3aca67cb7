/** Uses what every entry exports, in types and in values. */
import { createVoiceApi, VoiceApiError, type Item } from '@frontdesk/voice-api'
import { createWebCall } from '@frontdesk/voice-api/create-web-call'
import {
  VoiceClient,
  type CallMessage,
  type Transport,
  type VoiceClientEvents,
} from '@frontdesk/voice-client'
import { recognizeInBrowser } from '@frontdesk/voice-client/browser-recognition'
import { useVoiceCall, useVoiceLevels, type VoiceCall } from '@frontdesk/voice-client/react'
import { ScriptedTransport } from '@frontdesk/voice-client/testing'
import { createScriptedDaily } from '@frontdesk/voice-client/testing/daily'
import {
  createInMemoryCallStore,
  createVoicePlatform,
  type CallStore,
  type Knowledge,
  type VoicePlatform,
} from '@frontdesk/voice-platform'
import type { ClientMessage, ServerMessage } from '@frontdesk/voice-protocol'
import { closeCode } from '@frontdesk/voice-protocol/close-code'

export const transport: Transport = new ScriptedTransport()
export const client = new VoiceClient({
  apiBaseUrl: '/voice',
  workletUrl: '/worklet.js',
  createTransport: () => transport,
})
client.on('message', (message: CallMessage) => {
  if (message.type === 'transcript') message.transcript.toUpperCase()
})
client.on('error', ({ error }) => error.message.toUpperCase())

/** daily-js's event. */
interface NetworkConnection {
  action: 'network-connection'
  type: 'signaling' | 'peer-to-peer' | 'sfu'
  event: string
  callClientId: string
}

/** Lines that compile with the vendor's client. */
export async function writtenForTheVendor(): Promise<unknown[]> {
  client.on('error', (error: Error) => error.message.toUpperCase())
  client.on('message', (message: { type: string; transcript?: string }) => message.transcript)
  client.on('message', (message) => {
    if (message.type === 'conversation-update') message.conversation.at(-1).content.trim()
  })
  client.on('network-connection', (connection: NetworkConnection) => connection.event.trim())
  client.on('network-quality-change', ({ quality }) => quality.toFixed())
  client.on('daily-participant-updated', ({ user_name }) => user_name.trim())
  client.on('recording-started', ({ recordingId }) => recordingId?.trim())
  client.on('call-start-progress', ({ metadata }) => metadata?.voiceProvider.trim())
  client.send({
    type: 'add-message',
    message: { role: 'user', name: 'ada', content: [{ type: 'text', text: 'Hello' }] },
  })
  client.send({ type: 'add-message', message: { role: 'developer', content: 'Be brief.' } })
  client.send({
    type: 'add-message',
    message: {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: '1', type: 'function', function: { name: 'f', arguments: '{}' } }],
    },
  })
  client.send({ type: 'add-message', message: { role: 'tool', tool_call_id: '1', content: '{}' } })
  client.startScreenSharing({ audio: true }, { maxQuality: 'low' })
  await client.setOutputDeviceAsync({ outputDeviceId: null })
  await client.start({})
  return client.listeners('error')
}
// @ts-expect-error -- an event that there is not
client.on('no-such-event', () => undefined)
// @ts-expect-error -- a client has to know where calls are created
export const lost = new VoiceClient({})

export const detach = recognizeInBrowser(client, { language: 'en-US' })
export const daily = createScriptedDaily().latest
export type Names = keyof VoiceClientEvents

export function useCall(): [VoiceCall, number] {
  const call = useVoiceCall({ load: () => Promise.resolve(client) })
  return [call, useVoiceLevels(call).assistant]
}

export const assistants: Promise<readonly Item[]> = createVoiceApi({ baseUrl: '/voice' }).assistant.list({
  limit: 1,
})
export const created: Promise<string> = createWebCall({ baseUrl: '/voice' }, {}).then(
  ({ webCallUrl }) => webCallUrl,
)
export const status = (error: unknown): number | undefined =>
  error instanceof VoiceApiError ? error.status : undefined

export const store: CallStore = createInMemoryCallStore()
export const open = (options: Parameters<typeof createVoicePlatform>[0]): VoicePlatform =>
  createVoicePlatform(options)
export const facts = (knowledge: Knowledge): number => knowledge.facts.length
export const over: number = closeCode.callEnded
export const said: (ClientMessage | ServerMessage)['type'][] = ['end-call', 'ready']
