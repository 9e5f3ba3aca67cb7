import { expect, it } from 'vitest'
import { createDrafts } from './drafts.ts'

function aStorage(room = Infinity): Storage {
  const items = new Map<string, string>()
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (value.length > room) throw new DOMException('', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}

it('keeps text across a reload until it is sent', () => {
  const storage = aStorage()
  createDrafts(() => storage).write('reply:1', 'Hello')
  const reloaded = createDrafts(() => storage)
  expect(reloaded.read('reply:1')).toBe('Hello')
  reloaded.write('reply:1', '')
  expect(createDrafts(() => storage).read('reply:1')).toBe('')
})

it('keeps text in memory if the browser refuses storage', () => {
  const full = createDrafts(() => aStorage(3))
  full.write('reply:1', 'Longer than that')
  expect(full.read('reply:1')).toBe('Longer than that')
  const refused = createDrafts(() => {
    throw new DOMException('', 'SecurityError')
  })
  refused.write('note:1', 'Kept')
  expect(refused.read('note:1')).toBe('Kept')
})
