import { path } from '../resource.ts'
import type { Query } from '../encode-body.ts'
import type { CreateWebCall, WebCall } from '../create-web-call.ts'
import type { CallOptions, Send } from '../create-sender.ts'
import { resource, type Item, type Page } from '../resource.ts'

export const assistantsAndCalls = (send: Send) => ({
  assistant: {
    ...resource(send, '/assistant'),
    listPage: (query?: Query, options?: CallOptions) =>
      send<Page>('GET', '/v2/assistant', { ...options, query }),
    replace: (id: string, body: object, options?: CallOptions) =>
      send<Item>('PUT', path`/assistant/${id}`, { ...options, body }),
    versions: (id: string, query?: Query, options?: CallOptions) =>
      send<Page>('GET', path`/assistant/${id}/version`, { ...options, query }),
  },
  squad: resource(send, '/squad'),
  workflow: resource(send, '/workflow'),
  call: {
    ...resource(send, '/call'),
    /** One call by its id, or many at once: the platform deletes those later, and reads the first id only in the address. */
    delete: (target: string | { ids: readonly string[] }, options?: CallOptions) =>
      typeof target === 'string'
        ? send<Item>('DELETE', path`/call/${target}`, options)
        : send<Item>('DELETE', path`/call/${target.ids[0] ?? ''}`, { ...options, body: target }),
    listPage: (query?: Query, options?: CallOptions) => send<Page>('GET', '/v2/call', { ...options, query }),
    listMetadata: (query?: Query, options?: CallOptions) =>
      send<Page>('GET', '/v2/call/metadata', { ...options, query }),
    /** Parsed JSON, or text if the platform exports another format, such as CSV. */
    export: (query?: Query, options?: CallOptions) =>
      send<unknown>('GET', '/v2/call/export', { ...options, query, acceptText: true }),
    createWeb: (body: CreateWebCall, options?: CallOptions) =>
      send<WebCall>('POST', '/call/web', { ...options, body }),
    createPhone: (body: object, options?: CallOptions) =>
      send<Item>('POST', '/call/phone', { ...options, body }),
  },
  /** A streamed chat returns its events as text. */
  chat: {
    create: (body: object, options?: CallOptions) =>
      send<unknown>('POST', '/chat', { ...options, body, acceptText: true }),
    list: (query?: Query, options?: CallOptions) => send<Page>('GET', '/chat', { ...options, query }),
    get: (id: string, options?: CallOptions) => send<Item>('GET', path`/chat/${id}`, options),
    delete: (id: string, options?: CallOptions) => send<Item>('DELETE', path`/chat/${id}`, options),
    createResponse: (body: object, options?: CallOptions) =>
      send<unknown>('POST', '/chat/responses', { ...options, body, acceptText: true }),
    createWeb: (body: object, options?: CallOptions) =>
      send<unknown>('POST', '/chat/web', { ...options, body, acceptText: true }),
    createWebResponse: (body: object, options?: CallOptions) =>
      send<unknown>('POST', '/chat/web/responses', { ...options, body, acceptText: true }),
  },
  campaign: resource<Page>(send, '/campaign'),
  session: resource<Page>(send, '/session'),
  phoneNumber: {
    ...resource(send, '/phone-number'),
    listPage: (query?: Query, options?: CallOptions) =>
      send<Page>('GET', '/v2/phone-number', { ...options, query }),
    importTwilio: (body: object, options?: CallOptions) =>
      send<Item>('POST', '/phone-number/import/twilio', { ...options, body }),
    importVonage: (body: object, options?: CallOptions) =>
      send<Item>('POST', '/phone-number/import/vonage', { ...options, body }),
  },
})
