import { hash } from 'node:crypto'
import type { Message } from '#server/requests/delivery/channel.ts'
import { markTest } from '#server/requests/delivery/mark-test.ts'
import { oneLine } from '../mail/fill-words.ts'

/** The JSON payload for the desk's service worker. */
export type PushPayload = {
  title: string
  body: string
  /** The same for each attempt, so that a repeat replaces the notification. */
  tag: string
  /** The id of the request; null for notices. */
  request: string | null
}

/**
 * Maximum lengths of a name and of a notice's text, in characters: push services accept 4096 bytes, and screens show
 * less.
 */
const longest = { name: 100, text: 400 }

/**
 * Announces a request with the name and the page. Nothing else that the visitor typed, because others may see the
 * screen.
 */
export function pushPayload(message: Message, deliveryId: string): PushPayload {
  switch (message.type) {
    case 'consultation': {
      const { id, name, page_source: page } = message.consultation
      const title = markTest('New request', message.isProbe)
      return { title, body: `${shorten(oneLine(name), longest.name)}, ${page}`, tag: deliveryId, request: id }
    }
    case 'notice': {
      const { title, text } = message.notice
      return { title, body: shorten(text, longest.text), tag: deliveryId, request: null }
    }
  }
}

/**
 * Names a delivery to the push service, which then keeps a single copy for a browser that is offline (RFC 8030, 5.4).
 */
export const pushTopic = (deliveryId: string): string => hash('sha256', deliveryId, 'base64url').slice(0, 32)

function shorten(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text
}
