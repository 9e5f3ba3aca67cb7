import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

const files = {
  'sign-in.css': { type: 'text/css; charset=utf-8', text: read('sign-in.css') },
  'sign-in.js': { type: 'text/javascript; charset=utf-8', text: read('sign-in.js') },
} as const

/** A changed file has another address, so browsers can cache it. */
const addressOf = (name: keyof typeof files): string =>
  `/inbox/sign-in/${name}?v=${hash('sha256', files[name].text).slice(0, 12)}`

/** The addresses of the style sheet and the script of the pages before the desk. */
export const pageFiles = { style: addressOf('sign-in.css'), script: addressOf('sign-in.js') }

/** Serves one of these files; null if it does not exist. */
export function answerPageFile(name: string): Response | null {
  if (name !== 'sign-in.css' && name !== 'sign-in.js') return null
  const { type, text } = files[name]
  return new Response(text, {
    headers: { 'Content-Type': type, 'Cache-Control': 'private, max-age=31536000, immutable' },
  })
}
