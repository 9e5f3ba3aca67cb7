import { VoiceClient, type VoiceClientOptions } from '../voice-client.ts'
import { recordEvents } from './record-events.ts'
import { createScriptedApi } from './scripted-api.ts'
import { ScriptedTransport, type Pause } from './scripted-transport.ts'

/**
 * A client with a scripted platform and scripted transports. Each start gets its own transport, with the same pauses.
 */
export function openClient({
  pauseAt = [],
  answer,
  ...options
}: { pauseAt?: Pause[]; answer?: () => Response } & Partial<VoiceClientOptions> = {}) {
  const api = createScriptedApi(answer)
  const transports: ScriptedTransport[] = []
  const client = new VoiceClient({
    apiBaseUrl: '/voice',
    fetch: api.fetch,
    createTransport: () => {
      const transport = new ScriptedTransport({ pauseAt })
      transports.push(transport)
      return transport
    },
    ...options,
  })
  const latestTransport = (): ScriptedTransport => {
    const transport = transports.at(-1)
    if (!transport) throw new Error('No transport has been made.')
    return transport
  }
  return { client, api, transports, latestTransport, events: recordEvents(client) }
}
