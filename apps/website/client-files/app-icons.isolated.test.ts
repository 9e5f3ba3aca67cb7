import { expect, it, vi } from 'vitest'
import { appIcons } from './app-icons.ts'

const { accent } = vi.hoisted(() => ({ accent: '#7fd6a4' }))
vi.mock(import('#content/theme.ts'), async (original) => {
  const { theme } = await original()
  return { theme: { ...theme, accent } }
})

it('draws the icons of browsers in the colours of the theme', () => {
  const svg = String(appIcons().get('icon.svg'))
  expect(svg).toContain(accent)
  expect(svg).not.toMatch(/currentColor|var\(/)
})
