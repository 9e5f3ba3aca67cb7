import { path } from '../resource.ts'
import type { Query } from '../encode-body.ts'
import type { CallOptions, Send } from '../create-sender.ts'
import { resource, type Item } from '../resource.ts'

export const account = (send: Send) => ({
  org: {
    ...resource(send, '/org'),
    delete: (id: string, options?: CallOptions) =>
      send<unknown>('DELETE', path`/org/${id}`, { ...options, acceptText: true }),
    featureFlag: (query: Query, options?: CallOptions) =>
      send<unknown>('GET', '/org/feature-flag', { ...options, query }),
    users: (id: string, options?: CallOptions) =>
      send<readonly Item[]>('GET', path`/org/${id}/user`, options),
    leave: (id: string, options?: CallOptions) =>
      send<unknown>('DELETE', path`/org/${id}/leave`, { ...options, acceptText: true }),
    removeMember: (id: string, userId: string, options?: CallOptions) =>
      send<unknown>('DELETE', path`/org/${id}/member/${userId}/leave`, { ...options, acceptText: true }),
    invite: (id: string, body: object, options?: CallOptions) =>
      send<unknown>('POST', path`/org/${id}/invite`, { ...options, body, acceptText: true }),
    updateRole: (id: string, body: object, options?: CallOptions) =>
      send<unknown>('PATCH', path`/org/${id}/role`, { ...options, body, acceptText: true }),
    auth: (id: string, options?: CallOptions) => send<unknown>('GET', path`/org/${id}/auth`, options),
  },
  token: resource(send, '/token'),
  credential: {
    ...resource(send, '/credential'),
    createSession: (body: object, options?: CallOptions) =>
      send<unknown>('POST', '/credential/session', { ...options, body }),
    /** The only call without the bearer. */
    webhook: (body: object, options?: CallOptions) =>
      send<unknown>('POST', '/credential/webhook', { ...options, body, secure: false, acceptText: true }),
    trigger: (body: object, options?: CallOptions) =>
      send<unknown>('POST', '/credential/trigger', { ...options, body, acceptText: true }),
  },
})
