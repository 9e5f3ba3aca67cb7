import { vi } from 'vitest'
import { createDailyTransport } from '../daily/daily-transport.ts'
import { VoiceClient } from '../voice-client.ts'
import { loadReferenceClient } from './load-reference-client.ts'
import { createScriptedApi } from './scripted-api.ts'
import { createScriptedDaily } from './scripted-daily.ts'

type Script = Parameters<typeof createScriptedDaily>[0] & { answer?: () => Response }

interface Subject {
  start(assistantId: string): Promise<unknown>
  stop(): Promise<void>
  on(event: string, listener: (payload: never) => void): unknown
}

/** A client with the room and the platform it talks to. */
interface Stage {
  client: Subject
  daily: ReturnType<typeof createScriptedDaily>
  api: ReturnType<typeof createScriptedApi>
}

interface Settings {
  startAudioOff?: boolean
}

/** The published client. */
export function openReference({ answer, ...script }: Script = {}, settings?: Settings): Stage {
  const daily = createScriptedDaily(script)
  const api = createScriptedApi(answer)
  vi.stubGlobal('fetch', api.fetch)
  const Reference = loadReferenceClient(daily.factory)
  const client = new Reference('key', 'https://platform.example', undefined, settings)
  return { client, daily, api }
}

/** Our client, over the same daily-js. */
export function openOurs({ answer, ...script }: Script = {}, settings: Settings = {}): Stage {
  const daily = createScriptedDaily(script)
  const api = createScriptedApi(answer)
  const client = new VoiceClient({
    apiBaseUrl: 'https://platform.example',
    token: 'key',
    fetch: api.fetch,
    createTransport: (options) => createDailyTransport(options, () => Promise.resolve(daily.factory)),
    ...settings,
  })
  return { client: client as unknown as Subject, daily, api }
}

/** What a promise came to after everything that can happen by itself has happened. */
export async function outcome(promise: Promise<unknown>): Promise<string> {
  const settled = promise.then(
    (value) => (value === null ? 'null' : 'a call'),
    () => 'rejected',
  )
  return Promise.race([settled, new Promise<string>((resolve) => setTimeout(() => resolve('pending'), 30))])
}
