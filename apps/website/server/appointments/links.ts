import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs links that anybody may open who has one: their pages say nothing about the person. */
export type SignedLinks = {
  tokenOf(id: string): string
  /** The id in a token; null if it was not signed here. */
  read(token: string): string | null
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/**
 * @param subject what the ids are of: a link to one is none to the other
 * @param secret shared by all instances
 */
export function createLinks(subject: 'appointment' | 'request', secret: string): SignedLinks {
  // 132 bits: longer than anybody can guess, short enough for a mail.
  const sign = (id: string) =>
    createHmac('sha256', secret).update(`${subject} ${id}`).digest('base64url').slice(0, 22)
  return {
    tokenOf: (id) => `${id}.${sign(id)}`,
    read(token) {
      const [id = '', signature = '', ...rest] = token.split('.')
      if (!uuid.test(id) || rest.length > 0) return null
      const expected = Buffer.from(sign(id))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
    },
  }
}
