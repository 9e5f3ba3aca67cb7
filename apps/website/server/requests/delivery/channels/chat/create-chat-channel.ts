import type { Channel, Message } from '#server/requests/delivery/channel.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import { markTest } from '#server/requests/delivery/mark-test.ts'
import { referenceOf } from '#server/requests/delivery/reference-of.ts'
import { outcomeOfPost } from '../http/outcome-of-post.ts'
import { chatMessage, type ChatText } from './chat-message.ts'
import { plainWords } from './plain-words.ts'

/**
 * Announces a request in a chat: the name and the service, but no contact data, because many people may read the chat.
 */
export function createChatChannel(settings: NonNullable<DeliverySettings['chat']>): Channel {
  const { url, format, allowPrivate } = settings
  return {
    name: 'chat',
    target: url,
    takesNotices: true,
    patience: 15_000,
    deliver: (message, { signal }) =>
      outcomeOfPost(url, {
        headers: {},
        body: JSON.stringify(chatMessage(format, wordsOf(message))),
        allowPrivate,
        signal,
      }),
  }
}

function wordsOf(message: Message): ChatText {
  switch (message.type) {
    case 'consultation': {
      const { id, name, company, service } = message.consultation
      return {
        title: markTest(`New request: ${plainWords(service)}`, message.isProbe),
        lines: [`${plainWords(name)}, ${plainWords(company)}`, `Reference ${referenceOf(id)}`],
      }
    }
    case 'notice':
      return { title: message.notice.title, lines: message.notice.text.split('\n') }
  }
}
