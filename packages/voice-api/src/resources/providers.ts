import { path } from '../resource.ts'
import type { Query } from '../encode-body.ts'
import type { CallOptions, Send } from '../create-sender.ts'
import type { Item, Page } from '../resource.ts'

export const providers = (send: Send) => ({
  voiceLibrary: {
    list: (provider: string, query?: Query, options?: CallOptions) =>
      send<readonly Item[]>('GET', path`/voice-library/${provider}`, { ...options, query }),
    accents: (provider: string, options?: CallOptions) =>
      send<unknown>('GET', path`/voice-library/${provider}/accents`, options),
    syncProvider: (provider: string, options?: CallOptions) =>
      send<unknown>('POST', path`/voice-library/sync/${provider}`, options),
    sync: (body: object, options?: CallOptions) =>
      send<unknown>('POST', '/voice-library/sync', { ...options, body }),
    /** Multipart. */
    createSesameVoice: (body: FormData | object, options?: CallOptions) =>
      send<unknown>('POST', '/voice-library/create-sesame-voice', {
        ...options,
        body,
        format: 'form-data',
        acceptText: true,
      }),
  },
  provider: {
    create: (provider: string, kind: string, body?: object, options?: CallOptions) =>
      send<Item>('POST', path`/provider/${provider}/${kind}`, { ...options, body }),
    list: (provider: string, kind: string, query?: Query, options?: CallOptions) =>
      send<Page>('GET', path`/provider/${provider}/${kind}`, { ...options, query }),
    get: (provider: string, kind: string, id: string, options?: CallOptions) =>
      send<Item>('GET', path`/provider/${provider}/${kind}/${id}`, options),
    update: (provider: string, kind: string, id: string, body?: object, options?: CallOptions) =>
      send<Item>('PATCH', path`/provider/${provider}/${kind}/${id}`, { ...options, body }),
    delete: (provider: string, kind: string, id: string, options?: CallOptions) =>
      send<Item>('DELETE', path`/provider/${provider}/${kind}/${id}`, options),
    workflows: (provider: string, query?: Query, options?: CallOptions) =>
      send<unknown>('GET', path`/${provider}/workflows`, { ...options, query }),
    workflowHooks: (provider: string, id: string, options?: CallOptions) =>
      send<unknown>('GET', path`/${provider}/workflows/${id}/hooks`, options),
    locations: (provider: string, options?: CallOptions) =>
      send<unknown>('GET', path`/${provider}/locations`, options),
    searchVoices: (provider: string, query?: Query, options?: CallOptions) =>
      send<unknown>('GET', path`/${provider}/voices/search`, { ...options, query }),
    searchVoice: (provider: string, query?: Query, options?: CallOptions) =>
      send<unknown>('GET', path`/${provider}/voice/search`, { ...options, query }),
    addVoices: (provider: string, body: object, options?: CallOptions) =>
      send<Item>('POST', path`/${provider}/voices/add`, { ...options, body }),
    addVoice: (provider: string, body: object, options?: CallOptions) =>
      send<Item>('POST', path`/${provider}/voice/add`, { ...options, body }),
  },
  elevenLabs: {
    /** Multipart: `POST /11labs/voice/clone`. */
    cloneVoice: (body: FormData | object, options?: CallOptions) =>
      send<unknown>('POST', '/11labs/voice/clone', {
        ...options,
        body,
        format: 'form-data',
        acceptText: true,
      }),
  },
})
