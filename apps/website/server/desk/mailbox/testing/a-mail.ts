import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../fixtures')

/** A mail as a mail program sent it. `{reference}` becomes the Message-ID, without brackets, that it answers. */
export const fixtureMail = (name: string, reference: string): string =>
  readFileSync(join(folder, `${name}.eml`), 'utf8')
    .replaceAll('{reference}', reference)
    .replaceAll('\n', '\r\n')

/** Makes a mail of its headers and a plain text. */
export function aMail(headers: Record<string, string>, text = 'Hello again.'): string {
  const all = {
    From: 'Ada Lovelace <ada@example.com>',
    To: 'office@agency.example',
    Subject: 'Re: hello',
    'Message-ID': `<${crypto.randomUUID()}@example.com>`,
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [...lines, '', ...text.split('\n')].join('\r\n')
}
