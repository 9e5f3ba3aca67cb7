import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { createScriptedDaily } from '../src/testing/scripted-daily.ts'
import { setUpElement } from './open-element.ts'

declare global {
  interface Window {
    rooms: ReturnType<typeof createScriptedDaily>
  }
}

const visit = setUpElement()

/** Serves a scripted daily-js in place of the real one, whose call machine is on the provider's hosts. */
async function scriptDaily(page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createScriptedDaily } from '../src/testing/scripted-daily.ts'
        window.rooms = createScriptedDaily()
        export default window.rooms.factory`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const scripted = outputFiles.map(({ text }) => text).join('')
  await page.route('**/parts/daily-esm-*', (route) =>
    route.fulfill({
      body: scripted,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
}

test('with an assistant and a token, the element calls in a room of the hosted platform', async () => {
  const { page, button, panel, mood, captions, complaints } = await visit({
    attributes: 'assistant-id="assistant-1" token="public-key"',
    script: {
      webCall: () => ({ status: 201, body: { id: 'call-1', webCallUrl: 'https://rooms.daily.co/1' } }),
    },
    prepare: scriptDaily,
  })
  const requested = page.waitForRequest((request) => request.url().endsWith('/voice/call/web'))
  await button.click()
  const request = await requested
  expect(request.headers()['authorization']).toBe('Bearer public-key')
  expect(request.postDataJSON()).toMatchObject({ assistantId: 'assistant-1' })

  await page.waitForFunction(() => window.rooms?.calls.at(-1)?.state === 'joined')
  expect(await mood()).toBe('loading')
  await page.evaluate(() => window.rooms.latest().say('listening'))
  await expect.poll(mood).toBe('listening')
  await page.evaluate(() => {
    const room = window.rooms.latest()
    room.say({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Hello' })
    room.emit('remote-participants-audio-level', { participantsAudioLevel: { assistant: 0.2 } })
  })
  await expect.poll(mood).toBe('speaking')
  expect(await captions()).toEqual(['AI assistantHello'])

  await panel.locator('[part=message]').fill('What does it cost?')
  await panel.locator('[part=message]').press('Enter')
  await panel.locator('[part=mute]').click()
  await panel.locator('[part=end]').click()
  await expect.poll(mood).toBe('ended')
  const commands = await page.evaluate(() => window.rooms.latest().commands)
  const argumentsOf = (name: string) =>
    commands.filter(([command]) => command === name).map(([, ...args]) => args)
  expect(argumentsOf('join')).toMatchObject([[{ url: 'https://rooms.daily.co/1' }]])
  expect(argumentsOf('sendAppMessage').flat().join()).toContain('What does it cost?')
  expect(argumentsOf('setLocalAudio')).toContainEqual([false])
  expect(argumentsOf('destroy')).toHaveLength(1)
  expect(complaints).toEqual([])
})
