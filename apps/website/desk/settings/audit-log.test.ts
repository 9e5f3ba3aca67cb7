import { expect, it } from 'vitest'
import type { AuditDetails } from '#contract/desk/audit.ts'
import { describeDetails } from './audit-log.tsx'
import '../words/testing/in-english.ts'

it.for<[action: string, details: AuditDetails, sentence: string]>([
  ['link.made', { role: 'admin', isInvitation: true }, 'It invites an admin.'],
  ['link.made', { role: 'member', isInvitation: false }, 'It lets a person of the team in again.'],
  ['request.changed', { state: 'won', ownerId: null }, 'It is Won and has no owner.'],
  ['request.changed', { state: 'lost', ownerId: 'staff-1' }, 'It is Lost and has an owner.'],
  ['requests.exported', { filters: 'state page' }, 'Narrowed by state, page.'],
  ['requests.exported', { filters: '' }, 'All of them.'],
  ['requests.imported', { added: 3, known: 1, refused: 0 }, '3 added, 1 here already, 0 with problems.'],
  ['person.erased', { requests: 1, deliveries: 2, calls: 0 }, '1 request, 2 deliveries and 0 calls.'],
  ['session.began', { method: 'provider' }, 'With the work account.'],
  ['session.ended', { count: 3 }, 'On 3 devices.'],
  ['staff.added', { role: 'member' }, 'As a member.'],
  ['staff.role-changed', { role: 'admin' }, 'To admin.'],
  ['note.added', {}, ''],
  // Of a newer release.
  ['request.merged', { into: 'one' }, 'into: one'],
])('describes the details of %s %j', ([action, details, sentence]) => {
  expect(describeDetails(action, details)).toBe(sentence)
})
