import { createScriptedEndpoint } from '@frontdesk/voice-platform/testing/scripted-endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/runtime/config.ts'
import { examineVoiceServers } from './examine-voice-servers.ts'

let server: Awaited<ReturnType<typeof createScriptedEndpoint>>
beforeAll(async () => {
  server = await createScriptedEndpoint(() => undefined)
})
afterAll(() => server.close())

const ask = (environment: Record<string, string> = {}) =>
  examineVoiceServers(readConfig({ VOICE_LLM_URL: server.url, ...environment }))
const lists = (...ids: string[]) =>
  server.follow((response) => void response.end(JSON.stringify({ data: ids.map((id) => ({ id })) })))

describe('the doctor checks the voice servers', () => {
  it('and names the model that answers', async () => {
    lists('small:latest', 'large')
    expect(await ask({ VOICE_LLM_MODEL: 'small', VOICE_LLM_KEY: 'secret' })).toEqual({
      findings: [],
      notes: ['The language model answers with the model small.'],
    })
    expect(server.requests.at(-1)).toMatchObject({
      path: '/v1/models',
      headers: { authorization: 'Bearer secret' },
    })
    lists('the-only-one')
    expect((await ask()).notes).toEqual(['The language model answers with the model the-only-one.'])
  })

  it('and lists the available models if the chosen one is missing or none is chosen', async () => {
    lists('small', 'large')
    for (const environment of [{ VOICE_LLM_MODEL: 'medium' }, {}]) {
      const { findings } = await ask(environment)
      expect(findings).toHaveLength(1)
      expect(findings[0]?.where).toMatch(/^VOICE_LLM_MODEL: .*small, large/)
    }
  })

  it('and reports a server that refuses, fails or is missing', async () => {
    const findingOf = async (environment = {}) => (await ask(environment)).findings[0]?.where
    server.follow((response) => void response.writeHead(401).end())
    expect(await findingOf()).toMatch(/^VOICE_LLM_KEY/)
    server.follow((response) => void response.writeHead(500).end())
    expect(await findingOf()).toMatch(/^VOICE_LLM_URL/)
    server.follow((response) => void response.destroy())
    expect(await findingOf()).toMatch(/^VOICE_LLM_URL/)
  })

  it('and accepts a server that lists no models, such as whisper.cpp', async () => {
    server.follow((response) => void response.writeHead(404).end('File Not Found'))
    const { findings, notes } = await ask({
      VOICE_STT_URL: `${server.url}/audio/transcriptions`,
      VOICE_TTS_URL: server.url,
    })
    expect(findings).toEqual([])
    expect(notes).toHaveLength(3)
    expect(server.requests.slice(-3).map(({ path }) => path)).toEqual(Array(3).fill('/v1/models'))
  })

  it('and contacts none if calls are off or nothing is configured', async () => {
    const before = server.requests.length
    expect(await ask({ VOICE_PROVIDER: 'off' })).toEqual({ findings: [], notes: [] })
    expect(await examineVoiceServers(readConfig({}))).toEqual({ findings: [], notes: [] })
    expect(server.requests).toHaveLength(before)
  })
})
