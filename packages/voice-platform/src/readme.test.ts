import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as voice from './index.ts'
import { listen } from './testing/listen.ts'
import { createQuietLog } from './testing/quiet-log.ts'
import { createScriptedProviders } from './testing/scripted-providers.ts'
import { joinCall } from './testing/test-visitor.ts'

const packageFolder = new URL('..', import.meta.url).pathname

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const readme = await readFile(join(packageFolder, 'README.md'), 'utf8')

/** The code under a heading. */
function example(heading: string): string {
  const [, code = ''] = new RegExp(`## ${heading}\\n[^#]*?\`\`\`ts\\n([^]*?)\`\`\``).exec(readme) ?? []
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(15)
  return code
}

/** Runs the code with these names in its scope, and returns the values of some of its own names. */
async function run(code: string, scope: Record<string, unknown>, names: string[] = []) {
  const AsyncFunction = (async () => undefined).constructor as new (
    ...parameters: string[]
  ) => (...values: unknown[]) => Promise<Record<string, unknown>>
  const body = stripTypeScriptTypes(code.replace(/^import .*$/gm, '').replaceAll(/^export /gm, ''))
  const program = new AsyncFunction(...Object.keys(scope), `${body}\nreturn { ${names.join(', ')} }`)
  return program(...Object.values(scope))
}

test(
  'the platform of the README greets its callers and answers from the facts of the README',
  { timeout: 60_000 },
  async () => {
    // Inside the package, so that its imports resolve.
    const folder = await mkdtemp(join(packageFolder, '.readme-'))
    await writeFile(join(folder, 'example.ts'), example('Run it in your server'))
    await writeFile(join(folder, 'knowledge.ts'), example('Give the assistant its facts'))
    const port = await freePort()
    const child = spawn(process.execPath, [join(folder, 'example.ts')], {
      env: { PATH: process.env['PATH'], PORT: String(port) },
      stdio: 'inherit',
    })
    try {
      const created = await handshake(port)
      const { webCallUrl } = (await created.json()) as { webCallUrl: string }
      const visitor = await joinCall(webCallUrl)
      await visitor.nextFrame()
      await visitor.message(
        'transcript',
        ({ role, transcript }) => role === 'assistant' && /AI/.test(transcript),
      )
      for (const [question, answer] of [
        ['What does a dental cleaning cost?', /80 euros/],
        ['Where can I park?', /behind the house/],
      ] as const) {
        visitor.send({ type: 'add-message', message: { role: 'user', content: question } })
        await visitor.message(
          'transcript',
          ({ role, transcript }) => role === 'assistant' && answer.test(transcript),
        )
      }
      visitor.hangUp()
    } finally {
      child.kill('SIGKILL')
      await rm(folder, { recursive: true })
    }
  },
)

test('models answer, recognise and speak as the README says', async () => {
  const { knowledge } = await run(example('Give the assistant its facts'), {}, ['knowledge'])
  const url = 'http://127.0.0.1:1/v1'
  const process = { env: { STT_URL: url, LLM_URL: url, LLM_KEY: 'key', TTS_URL: url, PATH: '' } }
  const scope = { voice, knowledge, process, log: createQuietLog() }
  const { providers } = (await run(example('Use models of your own'), scope, ['providers'])) as {
    providers: Awaited<ReturnType<typeof voice.createVoiceProviders>>
  }
  const builtIn = await voice.createVoiceProviders({
    dialogue: voice.createConciergeProvider(knowledge as voice.Knowledge),
    searchPath: '',
    log: createQuietLog(),
  })
  expect(providers.speechToText).toBeDefined()
  expect(builtIn.speechToText).toBeUndefined()
  for (const part of ['dialogue', 'textToSpeech'] as const) {
    expect(providers[part].name).not.toBe(builtIn[part].name)
  }
  await providers.close()
  await builtIn.close()
})

test('the dialogue of the README carries a call and ends it', async () => {
  const { dialogue } = (await run(example('Answer with a dialogue of your own'), {}, ['dialogue'])) as {
    dialogue: voice.DialogueProvider
  }
  const platform = voice.createVoicePlatform({
    providers: { ...createScriptedProviders(), dialogue },
    callStore: voice.createInMemoryCallStore(),
    log: createQuietLog(),
  })
  const server = await listen(platform)
  const created = await fetch(`${server.url}/call/web`, { method: 'POST', body: '{}' })
  const visitor = await joinCall(((await created.json()) as { webCallUrl: string }).webCallUrl)
  for (const [words, answer] of [
    ['On Sunday', 'We are closed.'],
    ['On Monday, then. Bye', 'We are open from nine to five.'],
  ] as const) {
    visitor.send({ type: 'add-message', message: { role: 'user', content: words } })
    await visitor.message(
      'transcript',
      ({ transcriptType, transcript }) => transcriptType === 'final' && transcript === answer,
    )
  }
  expect(await visitor.closed()).toBe(1000)
  await platform.close()
  await server.close()
})

test('calls are kept and read as the README says', async () => {
  const callStore = voice.createInMemoryCallStore()
  const now = new Date().toISOString()
  const call = {
    type: 'webCall',
    status: 'ended',
    assistant: { name: 'Ada' },
    page: null,
    updatedAt: now,
    startedAt: now,
    endedAt: now,
    endedReason: 'customer-ended-call',
    transcript: [{ role: 'user', text: 'Hello.', at: now }],
  } as const
  await callStore.createCall({ ...call, id: 'new', createdAt: now, transcript: [...call.transcript] })
  await callStore.createCall({ ...call, id: 'old', createdAt: '2026-01-01T00:00:00.000Z', transcript: [] })
  const printed: unknown[][] = []
  const scope = {
    voice: { ...voice, createSqliteCallStore: () => callStore },
    providers: createScriptedProviders(),
    log: createQuietLog(),
    console: { log: (...values: unknown[]) => printed.push(values) },
  }
  const { platform } = (await run(example('Keep and read calls'), scope, ['platform'])) as {
    platform: voice.VoicePlatform
  }
  expect(printed).toEqual([['new', 'User: Hello.']])
  await platform.close()
})

test('calls are limited as the README says', async () => {
  const scope = {
    voice,
    providers: createScriptedProviders(),
    callStore: voice.createInMemoryCallStore(),
    log: createQuietLog(),
  }
  const { platform } = (await run(example('Limit calls'), scope, ['platform'])) as {
    platform: voice.VoicePlatform
  }
  const statuses: number[] = []
  for (const client of ['one', 'two', 'three']) {
    const answer = await platform.app.request('/call/web', { method: 'POST', body: '{}' }, { client })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([201, 201, 503])
  await platform.close()
})

test('names and texts have the lengths that the README says; a longer one is refused, and its field is named', async () => {
  const sentence =
    /name has up to (\d+) characters and a first message up to (\d+); a call takes (\d+) variable values of up to (\d+) characters/
  const [name = 0, first = 0, count = 0, length = 0] =
    sentence.exec(readme.replaceAll(/\s+/g, ' '))?.slice(1).map(Number) ?? []
  const platform = voice.createVoicePlatform({
    providers: createScriptedProviders(),
    callStore: voice.createInMemoryCallStore(),
    log: createQuietLog(),
  })
  const call = async (assistantOverrides: object) => {
    const body = JSON.stringify({ assistantOverrides })
    const answer = await platform.app.request('/call/web', { method: 'POST', body })
    return [answer.status, await answer.text()]
  }
  const variables = (number: number) =>
    Object.fromEntries(Array.from({ length: number }, (_, at) => [`v${at}`, 'x'.repeat(length)]))
  const longest = {
    name: 'x'.repeat(name),
    firstMessage: 'x'.repeat(first),
    variableValues: variables(count),
  }
  expect(await call(longest)).toEqual([201, expect.any(String)])
  for (const [field, value] of Object.entries({
    name: `${longest.name}x`,
    firstMessage: `${longest.firstMessage}x`,
    variableValues: variables(count + 1),
  }))
    expect(await call({ [field]: value })).toEqual([400, expect.stringContaining(field)])
  const long = { variableValues: { page: 'x'.repeat(length + 1) } }
  expect(await call(long)).toEqual([400, expect.stringContaining('page')])
  await platform.close()
})

test('a test needs no port, as the README says', async () => {
  const printed: unknown[][] = []
  await run(example('In tests'), {
    voice,
    providers: createScriptedProviders(),
    log: createQuietLog(),
    console: { log: (...values: unknown[]) => printed.push(values) },
  })
  expect(printed).toEqual([[201, 'Ada']])
})

async function handshake(port: number): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetch(`http://127.0.0.1:${port}/voice/call/web`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      })
    } catch (error) {
      if (attempt > 150) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
