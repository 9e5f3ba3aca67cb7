import { describe, expect, it } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const document = [
  '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/b.css"/></head>',
  '<body><main></main><link rel="modulepreload" href="/assets/c.js"/><script>one()</script>',
  '<script type="module" async="">import "/assets/a.js"; // $& </script></body></html>',
].join('')

describe('a document of the router', () => {
  it('loads no module by itself, and keeps everything else', () => {
    const deferred = deferScripts(document)
    expect(deferred).not.toContain('<link rel="modulepreload"')
    expect(deferred).not.toContain('type="module"')
    expect(deferred).toContain('<link rel="stylesheet" href="/b.css"/>')
    expect(deferred).toContain('<main></main><script>one()</script>')
  })

  it('carries the code unchanged, so that the hash in the policy still matches', () => {
    expect(deferScripts(document)).toContain(
      '<script type="text/waiting-module" data-modules="/assets/a.js /assets/c.js">import "/assets/a.js"; // $& </script>',
    )
  })

  it('is returned unchanged if it has an unexpected form', () => {
    const other = document.replace('type="module" async=""', 'type="module"')
    expect(deferScripts(other)).toBe(other)
  })
})
