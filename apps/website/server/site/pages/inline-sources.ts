import { createHash } from 'node:crypto'
import type { PolicySources } from '#server/runtime/http/content-security-policy.ts'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * Lists the sources with which a Content-Security-Policy allows exactly the inline scripts and styles of a document.
 */
export function inlineSources(html: string): PolicySources {
  return { 'script-src': hashes(html, inlineScript), 'style-src': hashes(html, inlineStyle) }
}

function hashes(html: string, element: RegExp): string[] {
  const found = Array.from(html.matchAll(element), ([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
  return [...new Set(found)]
}
