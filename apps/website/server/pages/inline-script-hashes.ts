import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The sources of a Content-Security-Policy that allow exactly the inline scripts of a document. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = Array.from(html.matchAll(inlineScript), ([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  })
  return [...new Set(hashes)]
}
