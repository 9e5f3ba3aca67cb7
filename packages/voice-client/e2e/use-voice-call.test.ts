import { describe, expect, test } from 'vitest'
import type { CallServerScript } from './scripted-call-server.ts'
import { setUpVisits } from './set-up-visits.ts'

const visit = setUpVisits()

/** The panel under StrictMode, before the first press. */
async function openPanel(script?: CallServerScript) {
  const { server, page, complaints } = await visit({ script })
  const text = (id: string) => page.textContent(`#${id}`)
  const captions = () => page.locator('#captions li').allTextContents()
  const call = async () => {
    await page.click('#call')
    await expect.poll(() => text('status')).toBe('active')
  }
  return { server, page, complaints, text, captions, call }
}

describe('a call in a component under StrictMode', () => {
  test('goes from inactive through loading to active, to speaking while the assistant talks, and back', async () => {
    const { server, page, text, call, complaints } = await openPanel()
    expect(await text('status')).toBe('inactive')
    await call()
    expect(server.connections).toHaveLength(1)
    server.latestConnection().play(600)
    await expect.poll(() => text('status')).toBe('speaking')
    await expect.poll(() => text('levels')).toContain('assistant')
    await expect.poll(() => text('status'), { timeout: 10_000 }).toBe('active')
    await expect.poll(() => text('levels'), { timeout: 10_000 }).toContain('visitor')
    await expect.poll(async () => Number(await text('microphones'))).toBeGreaterThan(0)
    await page.click('#call')
    await expect.poll(() => text('status')).toBe('inactive')
    expect(await text('problem')).toBe('')
    expect(complaints).toEqual([])
  })

  test('shows both sides’ words: interim ones change, final ones stay, typed ones appear once', async () => {
    const { server, page, captions, call } = await openPanel()
    await call()
    const transcript = (role: string, transcriptType: string, words: string): void =>
      server.latestConnection().say({ type: 'transcript', role, transcriptType, transcript: words })
    transcript('assistant', 'partial', 'How may')
    await expect.poll(captions).toEqual(['assistant: How may …'])
    transcript('assistant', 'final', 'How may I help?')
    transcript('user', 'partial', 'I')
    await expect.poll(captions).toEqual(['assistant: How may I help?', 'user: I …'])
    transcript('user', 'final', 'I am here')
    await page.click('#type')
    await expect
      .poll(() => server.latestConnection().messagesOf('add-message'))
      .toMatchObject([
        { message: { role: 'user', content: 'I would like a demo' }, triggerResponseEnabled: true },
      ])
    transcript('user', 'final', 'I would like a demo')
    transcript('assistant', 'final', 'Gladly')
    await expect
      .poll(captions)
      .toEqual([
        'assistant: How may I help?',
        'user: I am here',
        'user: I would like a demo',
        'assistant: Gladly',
      ])
  })

  test('runs the assistant’s tool calls, and answers', async () => {
    const { server, call } = await openPanel()
    await call()
    server.latestConnection().say({
      type: 'tool-calls',
      toolCallList: [{ id: 'tool-1', type: 'function', function: { name: 'scroll', arguments: {} } }],
    })
    await expect
      .poll(() => server.latestConnection().messagesOf('tool-call-result'))
      .toEqual([{ type: 'tool-call-result', toolCallId: 'tool-1', result: 'Done: scroll' }])
  })

  test('mutes, and is no longer muted in the next call', async () => {
    const { server, page, text, call } = await openPanel()
    await call()
    await page.click('#mute')
    expect(await text('muted')).toBe('true')
    await page.click('#call')
    await call()
    expect(await text('muted')).toBe('false')
    await expect.poll(() => server.latestConnection().frames.length).toBeGreaterThan(0)
  })

  test('reports that speech is not recognised, so that the page can ask the visitor to type', async () => {
    const { text, call } = await openPanel({ recognition: false })
    await call()
    expect(await text('understands-speech')).toBe('false')
  })

  test('reports why the platform ended it', async () => {
    const { server, text, call } = await openPanel()
    await call()
    server.latestConnection().hangUp('exceeded-max-duration')
    await expect.poll(() => text('status')).toBe('inactive')
    expect(await text('ended')).toBe('exceeded-max-duration')
  })

  test('that the platform refuses is inactive again, with the problem of the answer', async () => {
    let status = 0
    const { page, text } = await openPanel({ webCall: () => ({ status, body: { message: 'No' } }) })
    for (const [answer, problem] of [
      [429, 'limit'],
      [503, 'busy'],
      [500, 'unavailable'],
    ] as const) {
      status = answer
      await page.click('#call')
      await expect.poll(() => text('problem')).toBe(problem)
      expect(await text('status')).toBe('inactive')
    }
  })

  test('that loses its connection for good reports it', async () => {
    const { server, text, call } = await openPanel({ refuseReconnect: true, window: 500 })
    await call()
    server.latestConnection().cut()
    await expect.poll(() => text('problem'), { timeout: 10_000 }).toBe('lost')
    expect(await text('status')).toBe('inactive')
  })

  test('ends when the component is unmounted', async () => {
    const { server, page, call } = await openPanel()
    await call()
    await page.click('#toggle')
    await expect.poll(() => server.latestConnection().closed).toBe(true)
    await expect
      .poll(() => page.evaluate(() => window.holdings()))
      .toMatchObject({
        audioContexts: 0,
        liveTracks: 0,
        sockets: 0,
      })
  })
})

test('twenty calls, every other one stopped before it began, leave nothing behind', async () => {
  const { page, text, call, complaints } = await openPanel()
  await call()
  await page.click('#call')
  await expect.poll(async () => (await page.evaluate(() => window.holdings())).audioContexts).toBe(0)
  const before = await page.evaluate(() => window.holdings())

  for (let round = 0; round < 20; round++) {
    if (round % 2 === 0) await call()
    else await page.click('#call')
    await page.click('#call')
    await expect.poll(() => text('status')).toBe('inactive')
  }
  await expect.poll(() => page.evaluate(() => window.holdings())).toEqual(before)
  expect(complaints).toEqual([])
})
