import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { expect, it, vi } from 'vitest'
import { contentFolder } from '#agency/content-folder.ts'
import { mailFontStack } from '#agency/theme/font-stack.ts'
import { theme } from '#content/theme.ts'
import { renderPreview } from './render-preview.ts'

vi.mock(import('#content/theme.ts'), async (original) => ({ theme: { ...(await original()).theme } }))

const page = { path: '/', name: 'Home', headline: 'What you leave' }
const mono = createRequire(import.meta.url).resolve(
  '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
)

it('preview pictures are set in the agency’s own font', async () => {
  const before = await renderPreview(page)
  const files = [{ file: relative(contentFolder, mono), weights: '100 900' }]
  Object.assign(theme, { font: { family: 'Own Mono', kind: 'sans-serif', files } })
  const after = await renderPreview(page)
  expect(Buffer.from(after.slice(1, 4)).toString()).toBe('PNG')
  expect(Buffer.compare(before, after)).not.toBe(0)
})

it('mails name the agency’s own font, and one of its kind behind it', () => {
  expect(mailFontStack({ family: 'Lora', kind: 'serif' })).toBe(
    "'Lora', Georgia, 'Times New Roman', Times, serif",
  )
  expect(mailFontStack()).toMatch(/^'Geist', .*sans-serif$/)
})
