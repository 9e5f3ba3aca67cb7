import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { readConfig } from '#server/runtime/config.ts'
import { describeLanguage } from '#agency/describe-language.ts'
import { describeCalls, findSpeechRecognition } from './describe-calls.ts'
import { callLanguage, readVoiceSettings } from './voice-settings.ts'

const noticeWith = (environment: Record<string, string>): Promise<string | null> => {
  const config = readConfig({ PATH: '/nowhere', ...environment })
  return describeCalls(readVoiceSettings(config), { retentionDays: config.RETENTION_CALLS_DAYS })
}

describe('the notice about calls', () => {
  it('says that visitors type if no recogniser is available', async () => {
    expect(await noticeWith({})).toBe(
      'The assistant is an AI. You type and it answers out loud. Your browser may turn your speech into text; where that sends sound to its maker, you are asked first. We record no audio. We keep a transcript for 30 days to improve the answers.',
    )
  })

  it.each(['http://localhost:8000/v1', 'http://127.0.0.1:8000/v1', 'http://[::1]:8000/v1'])(
    'says that the own server transcribes, with a recogniser at %s',
    async (VOICE_STT_URL) => {
      expect(await noticeWith({ VOICE_STT_URL })).toContain('on our own server')
    },
  )

  it('names every service that receives, transcribes or speaks, and does not mention the own server', async () => {
    const notice = await noticeWith({
      VOICE_STT_URL: 'https://speech.example/v1',
      VOICE_LLM_URL: 'https://models.example/v1',
      VOICE_TTS_URL: 'https://voices.example/v1',
    })
    expect(notice).toMatch(/speech service that turns/)
    expect(notice).toMatch(/AI service that finds the answers/)
    expect(notice).toMatch(/speech service reads/)
    expect(notice).not.toMatch(/own server/)
  })

  it('names the provider of hosted calls, and is absent if calls are off', async () => {
    const hosted = { VOICE_PROVIDER: 'vapi', VAPI_PUBLIC_KEY: 'key', VAPI_ASSISTANT_ID: 'one' }
    expect(await noticeWith(hosted)).toContain('our voice provider')
    expect(await noticeWith({ VOICE_PROVIDER: 'off' })).toBeNull()
  })

  it('says how long calls are kept', async () => {
    expect(await noticeWith({})).toContain('30 days')
    expect(await noticeWith({ RETENTION_CALLS_DAYS: '7' })).toContain('7 days')
  })

  it.each([
    [{ VOICE_PROVIDER: 'embedded', PATH: '/nowhere' }, 'You type and it answers out loud'],
    [{ VOICE_PROVIDER: 'embedded', VOICE_STT_URL: 'https://speech.example/v1' }, 'goes to a speech service'],
    [
      { VOICE_PROVIDER: 'vapi', VAPI_PUBLIC_KEY: 'key', VAPI_ASSISTANT_ID: 'one' },
      'through our voice provider',
    ],
  ])('appears under the button and on the privacy page: %j', async (environment, words) => {
    const site = await createTestApp(environment)
    for (const path of ['/', '/privacy']) expect(await (await site.request(path)).text()).toContain(words)
    await site.close()
  })

  it('appears nowhere on a site without calls', async () => {
    const site = await createTestApp({ VOICE_PROVIDER: 'off' })
    for (const path of ['/', '/privacy']) {
      expect(await (await site.request(path)).text()).not.toMatch(
        /The assistant is an AI|When you talk to the assistant/,
      )
    }
    await site.close()
  })

  it('detects an installed recogniser with its model', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'frontdesk-recogniser-'))
    await mkdir(join(folder, 'bin'))
    await writeFile(join(folder, 'bin/pocketsphinx_continuous'), '', { mode: 0o755 })
    // The tests' machine has the Debian packages, including the model.
    const PATH = join(folder, 'bin')
    expect(await noticeWith({ PATH })).toContain('on our own server')
    // It understands English alone.
    const withModel = readVoiceSettings(readConfig({ PATH, VOICE_LLM_URL: 'https://model.example/v1' }))
    const german = describeLanguage('de')
    if (withModel.provider !== 'embedded') throw new Error('The provider is another one.')
    expect(await findSpeechRecognition(withModel, callLanguage(withModel, german))).toBe('nobody')
    expect(callLanguage({ languageModel: undefined }, german).code).toBe('en')
    expect(callLanguage({ languageModel: undefined }, describeLanguage('en-GB')).tag).toBe('en-GB')
    await rm(folder, { recursive: true })
  })
})
