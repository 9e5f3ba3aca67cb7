import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConsultation } from '#server/testing/a-consultation.ts'
import type { ChatFormat } from '#server/requests/delivery/delivery-settings.ts'
import {
  type ScriptedHttp,
  startScriptedHttp,
} from '#server/requests/delivery/testing/start-scripted-http.ts'
import { createChatChannel } from './chat.ts'
import { plainWords } from './chat.ts'

let server: ScriptedHttp
beforeAll(async () => {
  server = await startScriptedHttp()
})
afterAll(() => server.close())

async function post(format: ChatFormat, fields: Parameters<typeof aConsultation>[0], publicUrl?: string) {
  const consultation = aConsultation(fields)
  const outcome = await createChatChannel(
    { url: server.url, format, allowPrivate: true },
    { publicUrl },
  ).deliver(
    { type: 'consultation', consultation },
    { deliveryId: `${consultation.id}-chat`, progress: null, signal: new AbortController().signal },
  )
  expect(outcome.outcome).toBe('sent')
  return JSON.parse(server.requests.at(-1)?.body ?? '') as Record<string, unknown>
}

const formats = ['slack', 'mattermost', 'teams', 'discord'] as const
const id = '0195c0de-0000-7000-8000-00009f3a07c1'

describe('the chat channel', () => {
  it.each(formats)('posts one short message with the name and the service, on %s', async (format) => {
    const text = JSON.stringify(await post(format, { id, service: 'Customer Support' }))
    for (const words of ['Customer Support', 'Ada Lovelace', 'Analytical Engines', '9F3A07C1']) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('ada@example.com')
    expect(text).not.toContain('7946')
  })

  it.each(formats)('links to the request at the desk, on %s', async (format) => {
    const posted = JSON.stringify(await post(format, { id }, 'https://www.agency.example'))
    expect(posted).toContain(`https://www.agency.example/inbox/requests/${id}"`)
    expect(JSON.stringify(await post(format, { id }))).not.toContain('/inbox/')
  })

  it.each(formats)('neutralises mentions and links that a visitor types, on %s', async (format) => {
    const name = '@channel @everyone <!channel> <@U123> [click](https://evil.example) www.evil.example'
    const company = '<https://evil.example|bank> ![](http://evil.example/x.png) :boom: **bold** `code`'
    const text = JSON.stringify(await post(format, { name, company }))
    expect(text).not.toMatch(/@channel|@everyone|https?:\/\/evil|www\.evil|evil\.example|\]\(|:boom:/)
    if (format !== 'teams') expect(text).not.toMatch(/[^\\]<|^</)
  })

  it('names a visitor without a company alone', async () => {
    const { text } = await post('slack', { id, company: '' })
    expect(text).toBe('New request: Customer Support\nAda Lovelace\nReference 9F3A07C1')
  })

  it('matches the format of each chat', async () => {
    expect(await post('slack', { id })).toEqual({
      text: 'New request: Customer Support\nAda Lovelace, Analytical Engines\nReference 9F3A07C1',
      mrkdwn: false,
      link_names: false,
      unfurl_links: false,
      unfurl_media: false,
    })
    expect(await post('discord', {})).toMatchObject({ allowed_mentions: { parse: [] }, flags: 4 })
    expect(await post('teams', {})).toMatchObject({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: { type: 'AdaptiveCard', body: [{ type: 'RichTextBlock' }, {}, {}] },
        },
      ],
    })
  })

  it('truncates a long name', () => {
    expect(Array.from(plainWords('🧠'.repeat(500)))).toHaveLength(121)
    expect(plainWords('one\ntwo\u202e three')).toBe('one two three')
  })
})
