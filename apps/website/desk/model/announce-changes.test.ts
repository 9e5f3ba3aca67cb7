import { expect, it } from 'vitest'
import { announceChanges } from './announce-changes.ts'
import { aRequest } from './testing/a-request.ts'
import { createWatched } from './watched.ts'

it('announces each change of a request once, and none while a colleague writes', () => {
  const announced = createWatched(0)
  const announce = announceChanges(announced)
  const writing = (version: number, isWriting: boolean) =>
    announce({
      kind: 'request',
      isNew: false,
      request: aRequest({ id: 'r', version }),
      writers: isWriting ? [{ staffId: 'ada', until: '2026-11-20T10:00:45.000Z' }] : [],
    })
  writing(3, false)
  expect(announced.get()).toBe(1)
  writing(3, true)
  writing(3, true)
  writing(3, false)
  expect(announced.get()).toBe(1)
  writing(4, false)
  expect(announced.get()).toBe(2)
  announce({ kind: 'workspace' })
  announce({ kind: 'removed', id: 'r' })
  announce({ kind: 'ready' })
  expect(announced.get()).toBe(4)
})
