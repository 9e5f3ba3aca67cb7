import { expect, it, vi } from 'vitest'
import { mailPage } from './mail-page.ts'

vi.mock(import('#content/theme.ts'), async (original) => {
  const { theme } = await original()
  return {
    theme: { ...theme, accent: '#2f8f5b', action: '#2f8f5b', ground: '#f6f4ee', scheme: 'light' as const },
  }
})
vi.mock(import('#content/brand.ts'), async (original) => {
  const { brand } = await original()
  return { brand: { ...brand, language: 'ar' } }
})

const words = {
  subject: 'Received',
  heading: 'Received',
  paragraphs: [],
  rows: [{ label: 'Name', value: 'Ada' }],
  quote: { label: 'Message', text: 'Hello' },
  footer: 'Bye',
}

it('takes the colours of the theme, and the side on which its language begins', async () => {
  const page = await mailPage(words)
  // Green at night, on the head; a warm paper by day.
  const [, accent = ''] = /border-bottom:3px solid (#[\da-f]{6})/.exec(page) ?? []
  const [red = 0, green = 0, blue = 0] = accent.match(/[\da-f]{2}/g)?.map((part) => parseInt(part, 16)) ?? []
  expect(green).toBeGreaterThan(Math.max(red, blue))
  expect(page).toContain(`border-right:3px solid ${accent};border-radius:8px 0 0 8px`)
  expect(page).toContain('padding:11px 0 11px 16px')
  expect(page).not.toMatch(/border-left/)
  expect(page).toContain('dir="rtl"')
})
