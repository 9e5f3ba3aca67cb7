import { expect, it } from 'vitest'
import { escapeXml } from './escape-xml.ts'

it('leaves out what XML cannot hold, and keeps everything else', () => {
  expect(escapeXml('a\u0000b\ud800c\uffffd\n🙂')).toBe('abcd\n🙂')
})
