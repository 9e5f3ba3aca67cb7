import { expect, it } from 'vitest'
import { createDrafts } from './drafts.ts'

function aStorage(room = Infinity): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
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

it('deletes every text when the person signs out, and nothing else of the site', () => {
  const storage = aStorage()
  storage.setItem('of-a-page', 'Kept')
  const drafts = createDrafts(() => storage)
  for (const key of ['reply:1', 'note:1', 'note:2']) drafts.write(key, 'Hello')
  drafts.clear()
  expect(drafts.read('note:2')).toBe('')
  expect([storage.length, storage.getItem('of-a-page')]).toEqual([1, 'Kept'])
})
