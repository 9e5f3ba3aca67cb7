import { createDailyTransport } from '../daily/daily-transport.ts'
import { VoiceClient, type VoiceClientOptions } from '../voice-client.ts'
import { createScriptedApi } from './scripted-api.ts'
import { createScriptedDaily } from './scripted-daily.ts'

type Script = Parameters<typeof createScriptedDaily>[0] & { answer?: () => Response }

/** A client in Daily rooms, with the rooms and the platform it talks to. */
export function openOnDaily({ answer, ...script }: Script = {}, settings: Partial<VoiceClientOptions> = {}) {
  const daily = createScriptedDaily(script)
  const api = createScriptedApi(answer)
  const client = new VoiceClient({
    apiBaseUrl: 'https://platform.example',
    token: 'key',
    fetch: api.fetch,
    createTransport: (options) => createDailyTransport(options, () => Promise.resolve(daily.factory)),
    ...settings,
  })
  return { client, daily, api }
}

/** The result of a promise after everything that can happen by itself has happened. */
export async function outcome(promise: Promise<unknown>): Promise<string> {
  const settled = promise.then(
    (value) => (value === null ? 'null' : 'a call'),
    () => 'rejected',
  )
  return Promise.race([settled, new Promise<string>((resolve) => setTimeout(() => resolve('pending'), 30))])
}
