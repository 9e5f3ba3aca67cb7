import type { RequestSummary } from '#contract/desk/requests.ts'

/** Creates a request of the list, for tests. */
export const aRequest = (fields: Partial<RequestSummary> = {}): RequestSummary => ({
  id: 'r1',
  createdAt: '2026-11-20T10:00:00.000Z',
  waitsSince: '2026-11-20T10:00:00.000Z',
  state: 'new',
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  service: 'CRM Integration',
  page: 'home',
  excerpt: 'Hello',
  ownerId: null,
  snooze: null,
  value: null,
  reason: null,
  waitingBusinessSeconds: 60,
  level: 'fresh',
  overdue: false,
  version: 1,
  ...fields,
})
