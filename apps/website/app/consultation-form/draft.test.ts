import { describe, expect, it } from 'vitest'
import { createDraftStore } from './draft.ts'

/** Web Storage as a browser has it. `room` is its capacity in characters. */
function createStorage(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}

const draft = {
  values: { name: 'Ada', message: 'Two\nlines' },
  attempt: { key: 'key-1', body: '{}', isSettled: false },
  callId: 'call-1',
}

describe('a draft', () => {
  it('is restored after a reload, separately for each form', () => {
    const storage = createStorage()
    createDraftStore(() => storage).save('contact', draft)
    const reloaded = createDraftStore(() => storage)
    expect(reloaded.load('contact')).toEqual(draft)
    expect(reloaded.load('crm-integration')).toEqual({ values: {} })
  })

  it('is deleted when it is cleared', () => {
    const storage = createStorage()
    const drafts = createDraftStore(() => storage)
    drafts.save('contact', draft)
    drafts.clear('contact')
    expect(drafts.load('contact')).toEqual({ values: {} })
    expect(storage.length).toBe(0)
  })

  it('lives in memory if the browser refuses storage', () => {
    const drafts = createDraftStore(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(drafts.load('contact')).toEqual({ values: {} })
    drafts.save('contact', draft)
    expect(drafts.load('contact')).toEqual(draft)
    drafts.clear('contact')
    expect(drafts.load('contact')).toEqual({ values: {} })
  })

  it('that no longer fits into storage replaces the stored one', () => {
    const drafts = createDraftStore(() => storage)
    const storage = createStorage(200)
    drafts.save('contact', draft)
    const longer = { values: { message: 'x'.repeat(300) } }
    drafts.save('contact', longer)
    expect(drafts.load('contact')).toEqual(longer)
    drafts.save('contact', draft)
    expect(drafts.load('contact')).toEqual(draft)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"values":{"name":1}}',
    '{"values":{},"attempt":{"key":1}}',
    '{"values":{},"callId":7}',
  ])('that reads %j is ignored', (text) => {
    const storage = createStorage()
    storage.setItem('consultation-draft:contact', text)
    expect(createDraftStore(() => storage).load('contact')).toEqual({ values: {} })
  })
})
