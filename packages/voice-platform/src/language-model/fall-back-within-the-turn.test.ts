import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { harbour } from '#platform/dialogue/evaluation/harbour.ts'
import { createCircuit } from '#platform/language-model/circuit.ts'
import { defaultModelLimits } from '#platform/language-model/model-limits.ts'
import { chatChunk, failures, type EndpointScript } from '#platform/testing/scripted-endpoint.ts'
import {
  done,
  impatient,
  longTimeouts,
  says,
  setUpScriptedModel,
  talkTo,
} from '#platform/testing/set-up-scripted-model.ts'

const { follow, logged, openDialogue, outcomes, requests } = setUpScriptedModel()

const price = /There is no price list/

describe('the built-in engine answers within the turn', () => {
  const asksPrice = async (script: EndpointScript, limits = longTimeouts) => {
    follow(script)
    return talkTo(openDialogue(limits))('what does it cost?')
  }

  it.each([
    ['an invented number', says('It costs $', '300', ' a month.')],
    ['an invented number in words', says('It costs three hundred dollars.')],
    ['an invented name', says('Our partner Zendesk bills you.')],
    ['an invented deed', says('I have sent you an offer.')],
    ['a refusal', says('I’m sorry, but I can’t help with that.')],
    [
      'a refusal of the server',
      (response: ServerResponse) => void response.end(chatChunk({ refusal: 'No.' }) + done),
    ],
    ['nonsense', says('{"answer": null}')],
    ['another script', says('价格是三百美元。')],
  ])('after %s', async (_what, script) => {
    const { said } = await asksPrice(script)
    expect(said).toMatch(price)
    expect(said).not.toMatch(/300|three hundred|Zendesk|sent you|sorry/)
    expect(outcomes).toEqual(['refused'])
  })

  it('after a good sentence and a bad one, of which the good one was spoken', async () => {
    const { said } = await asksPrice(says('You get a written proposal. ', 'It begins at 99 dollars.'))
    expect(said).toMatch(/^You get a written proposal\. There is no price list/)
    expect(said).not.toMatch(/99/)
  })

  it.each([
    ...failures(chatChunk({ role: 'assistant' })),
    [
      'answers 429',
      (response: ServerResponse) => void response.writeHead(429, { 'Retry-After': '30' }).end('{}'),
    ],
    [
      'sends signs of life and no word',
      (response: ServerResponse) => {
        const timer = setInterval(() => response.write(': keep-alive\n\n'), 20)
        response.writeHead(200).on('close', () => clearInterval(timer))
      },
    ],
    [
      'thinks aloud for ever',
      (response: ServerResponse) => {
        response.writeHead(200).write(chatChunk({ content: '<think>' }))
        const timer = setInterval(() => response.write(chatChunk({ content: 'Hm. ' })), 20)
        response.on('close', () => clearInterval(timer))
      },
    ],
    [
      'drips its words',
      (response: ServerResponse) => {
        response.writeHead(200)
        const timer = setInterval(() => response.write(chatChunk({ content: 'well ' })), 40)
        response.on('close', () => clearInterval(timer))
      },
    ],
  ] as [string, EndpointScript][])('where the server %s', async (_how, script) => {
    const { said } = await asksPrice(script, impatient)
    expect(said).toMatch(price)
    expect(outcomes).toEqual(['failed'])
    expect(JSON.stringify(logged)).toMatch(/The language model failed/)
    expect(JSON.stringify(logged)).not.toMatch(/what does it cost/)
  })

  it('if the connection breaks after a sentence', async () => {
    const { said } = await asksPrice(async (response) => {
      response.writeHead(200).write(chatChunk({ content: 'You get a written proposal. And' }))
      await new Promise((resolve) => setTimeout(resolve, 20))
      response.destroy()
    })
    expect(said).toMatch(/^You get a written proposal\. There is no price list/)
  })

  it('if too many answers are running', async () => {
    follow(() => undefined)
    const dialogue = openDialogue({ ...longTimeouts, answersAtOnce: 1 })
    const abort = new AbortController()
    const first = talkTo(dialogue)('what does it cost?', abort.signal)
    await expect.poll(() => requests().length).toBe(1)
    expect((await talkTo(dialogue)('what does it cost?')).said).toMatch(price)
    expect(outcomes).toEqual(['busy'])
    abort.abort(new Error('enough'))
    expect((await first).said).toBe('')
  })

  it('if too many answers are running in calls of another language', async () => {
    follow(() => undefined)
    const circuit = createCircuit({ ...defaultModelLimits, answersAtOnce: 1 })
    const inOwnProvider = () => talkTo(openDialogue(longTimeouts, harbour, undefined, circuit))
    const abort = new AbortController()
    const first = inOwnProvider()('what does it cost?', abort.signal)
    await expect.poll(() => requests().length).toBe(1)
    await inOwnProvider()('what does it cost?')
    expect(outcomes).toEqual(['busy'])
    abort.abort(new Error('enough'))
    await first
    outcomes.length = 0
    follow(says('You get a written proposal.'))
    await inOwnProvider()('what does it cost?')
    expect(outcomes).toEqual(['answered'])
  })

  it('and stops using a server that fails repeatedly', async () => {
    follow((response) => void response.writeHead(500).end())
    const say = talkTo(openDialogue())
    for (const text of ['price?', 'price?', 'price?', 'price?', 'price?']) {
      expect((await say(text)).said).toMatch(price)
    }
    expect(requests()).toHaveLength(3)
    expect(outcomes).toEqual(['failed', 'failed', 'failed', 'left-alone', 'left-alone'])
    expect(JSON.stringify(logged)).toMatch(/not called for a while/)
  })
})
