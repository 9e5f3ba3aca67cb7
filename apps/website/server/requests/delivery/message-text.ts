/** Marks a subject or a title as a test if it belongs to a probe (`server/operate/probe`). */
export const markTest = (text: string, isProbe: boolean | undefined): string =>
  isProbe ? `Test: ${text}` : text

/** The reference that people quote: the end of the request's id, which `npm run requests -- show` accepts. */
export const referenceOf = (consultationId: string): string => consultationId.slice(-8).toUpperCase()

/** The address of a request at the desk; none if the site does not know its own. */
export const deskAddressOf = (consultationId: string, publicUrl: string | undefined): string | undefined =>
  publicUrl && new URL(`/inbox/requests/${consultationId}`, publicUrl).href

/** Fills the placeholders of a text: `Hello {name},`. Inserted values are not expanded again. */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Makes a visitor's text safe for a header or a line: removes control characters and line breaks. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const looksLikeName = /^[\p{L}\p{M}\p{Zs}'’.,-]{1,60}$/u
const looksLikeAddress = /\p{L}\.\p{L}{2}|www/iu

/**
 * A visitor's name for a mail to them; null if it does not look like one. An attacker could type a message to a stranger into
 * the name field, and our mail must not deliver it.
 */
export function calledName(name: string): string | null {
  const called = oneLine(name)
  return looksLikeName.test(called) && !looksLikeAddress.test(called) ? called : null
}

/**
 * Cuts off what a mail server says behind its status code (`550 5.1.1`): it may name a person, and notices also go to
 * chats. @param answer of a delivery, as the ledger stores it
 */
export const answerWithoutWords = (answer: string): string =>
  answer.replace(/(?<=^|: )([245]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?)[ -].*$/, '$1')
