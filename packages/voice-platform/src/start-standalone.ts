import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createSqliteCallStore } from './calls/sqlite-call-store.ts'
import { prepareConciergeProvider } from './dialogue/create-concierge-provider.ts'
import type { Knowledge } from './dialogue/knowledge.ts'
import { createVoicePlatform } from './http/create-voice-platform.ts'
import type { VoiceLog } from './providers/voice-providers.ts'
import { createVoiceProviders } from './create-voice-providers.ts'
import type { StandaloneConfig } from './standalone-config.ts'

export interface StandaloneOptions {
  config: StandaloneConfig
  knowledge: Knowledge
  log: VoiceLog
}

/** Serves calls on a port, with a call store in `DATA_DIR/calls.sqlite`. Resolves once it listens. */
export async function startStandalone({ config, knowledge, log }: StandaloneOptions) {
  await mkdir(config.DATA_DIR, { recursive: true })
  const callStore = createSqliteCallStore(join(config.DATA_DIR, 'calls.sqlite'))
  const concierge = await prepareConciergeProvider(() => knowledge)
  const languageModel = endpoint(config.VOICE_LLM_URL, config.VOICE_LLM_KEY, config.VOICE_LLM_MODEL)
  const providers = await createVoiceProviders({
    dialogue: concierge,
    speechToText: endpoint(config.VOICE_STT_URL, config.VOICE_STT_KEY, config.VOICE_STT_MODEL),
    languageModel: languageModel && { ...languageModel, concierge },
    textToSpeech: endpoint(config.VOICE_TTS_URL, config.VOICE_TTS_KEY, config.VOICE_TTS_MODEL),
    searchPath: config.PATH,
    log,
  })
  const platform = createVoicePlatform({
    providers,
    callStore,
    apiKey: config.VOICE_API_KEY,
    publicUrl: config.PUBLIC_URL,
    allowedOrigins: config.ALLOWED_ORIGINS,
    log,
  })
  const answer = getRequestListener(platform.app.fetch)
  const server = createServer((request, response) => void answer(request, response))
  server.on('upgrade', (request, socket, head) => {
    if (!platform.handleUpgrade(request, socket, head)) socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.PORT, config.HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  log.info('The voice platform is listening', { port, recogniser: providers.speechToText?.name ?? 'none' })

  return {
    port,
    async close(): Promise<void> {
      await platform.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await providers.close()
      callStore.close()
    },
  }
}

function endpoint(url: string | undefined, key: string | undefined, model: string | undefined) {
  return url === undefined ? undefined : { url, key, model }
}
