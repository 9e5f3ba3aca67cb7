import { expect, it } from 'vitest'
import { aConsultation } from '#server/testing/a-consultation.ts'
import type { Channel, Message } from './requests/delivery/channel.ts'
import { inTheirLanguages } from './editions.ts'

/** A channel that answers with the language that it writes in. */
const channelIn = (language: string, name = 'reply'): Channel => ({
  name,
  target: '',
  deliversNotices: false,
  timeout: 1,
  deliver: async () => ({ outcome: 'sent', answer: language }),
})

it.each([
  ['de', 'de'],
  ['en', 'en'],
  // From before the site had several languages, or of one that it no longer has.
  [undefined, 'en'],
  ['pt', 'en'],
])('sends a reply to a request in %s with the words and the signature of %s', async (language, expected) => {
  const [reply, chat] = inTheirLanguages(
    [channelIn('en'), channelIn('en', 'chat')],
    [{ tag: 'de', channels: [channelIn('de')] }],
  )
  const message: Message = {
    type: 'consultation',
    consultation: aConsultation(),
    ...(language !== undefined && { language }),
    reply: { subject: 'Re', text: 'Hello', by: 'Ada', phone: '', signature: null, follows: [] },
  }
  const attempt = { deliveryId: 'd', attempt: 1, progress: null, signal: new AbortController().signal }
  expect(await reply?.deliver(message, attempt)).toEqual({ outcome: 'sent', answer: expected })
  // Staff read theirs in the first language.
  expect(await chat?.deliver(message, attempt)).toEqual({ outcome: 'sent', answer: 'en' })
})
