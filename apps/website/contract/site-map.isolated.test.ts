import { beforeEach, expect, it, vi } from 'vitest'
import type { Theme } from '#agency/schema/theme.ts'

const look = vi.hoisted(() => ({ dots: undefined as boolean | undefined }))
vi.mock(import('#content/theme.ts'), async (load) => {
  const { theme } = await load()
  return {
    get theme(): Theme {
      const { dots } = look
      return { ...theme, ...(dots === undefined ? {} : { dots }) }
    },
  }
})

beforeEach(() => vi.resetModules())

it('has dots behind the pages unless the theme turns them off', async () => {
  expect((await import('./site-map.ts')).hasDots).toBe(true)
  vi.resetModules()
  look.dots = false
  expect((await import('./site-map.ts')).hasDots).toBe(false)
})
