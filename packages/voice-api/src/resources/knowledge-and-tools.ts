import type { CallOptions, Send } from '../create-sender.ts'
import { resource, type Item, type Page } from '../resource.ts'

export const knowledgeAndTools = (send: Send) => ({
  tool: resource(send, '/tool'),
  file: {
    ...resource(send, '/file'),
    /** Multipart: `{file: blob}`, or FormData for a file with a name. */
    create: (body: FormData | object, options?: CallOptions) =>
      send<Item>('POST', '/file', { ...options, body, format: 'form-data' }),
    /** @deprecated by the platform; use `create`. */
    upload: (body: FormData | object, options?: CallOptions) =>
      send<Item>('POST', '/file/upload', { ...options, body, format: 'form-data' }),
  },
  knowledgeBase: resource(send, '/knowledge-base'),
  structuredOutput: resource<Page>(send, '/structured-output'),
  template: {
    ...resource(send, '/template'),
    listPinned: (options?: CallOptions) => send<readonly Item[]>('GET', '/template/pinned', options),
  },
  analytics: {
    query: (body: object, options?: CallOptions) => send<unknown>('POST', '/analytics', { ...options, body }),
  },
})
