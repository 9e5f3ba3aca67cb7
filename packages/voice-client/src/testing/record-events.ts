import { startStages, type VoiceClientEvents } from '../voice-client-events.ts'
import { forwardedEvents } from '../transport.ts'
import type { VoiceClient } from '../voice-client.ts'

/** One event as a sentence, such as `daily-call-join failed`, `error daily-call-join-error` or `call-end`. */
function sentence(name: keyof VoiceClientEvents, payload: unknown): string {
  const { stage, status, type } = (payload ?? {}) as Record<string, string>
  if (name === 'call-start-progress') return `${stage} ${status}`
  if (name === 'message' && type === 'status-update') return `message ${type} ${status}`
  return name === 'error' || name === 'message' ? `${name} ${type}` : name
}

const emitted = [
  'call-start',
  'call-end',
  'speech-start',
  'speech-end',
  'volume-level',
  'message',
  'error',
  'call-start-progress',
  'call-start-success',
  'call-start-failed',
  ...forwardedEvents.filter((name) => name !== 'local-volume-level'),
] as const

/** Every event of a client, in order: as sentences, and with payloads. */
export function recordEvents(client: VoiceClient) {
  const sentences: string[] = []
  const payloads: { name: string; payload: unknown }[] = []
  for (const name of emitted) {
    client.on(name, (...args: unknown[]) => {
      sentences.push(sentence(name, args[0]))
      payloads.push({ name, payload: args[0] })
    })
  }
  return {
    sentences,
    /** The payload of each event of that name. */
    of: <Name extends keyof VoiceClientEvents>(name: Name) =>
      payloads
        .filter((event) => event.name === name)
        .map(({ payload }) => payload as VoiceClientEvents[Name][0]),
  }
}

/** The sentences of a successful start. */
export const successfulStart = [
  ...startStages.flatMap((stage) => [`${stage} started`, `${stage} completed`]),
  'call-start-success',
]
