import type { CallOptions, Send } from './create-sender.ts'
import type { Query } from './encode-body.ts'

/** Anything that the platform stores under an id; the other fields are the platform's own. */
export interface Item {
  readonly id: string
  readonly [field: string]: unknown
}

/** One page of a list. */
export interface Page {
  readonly results: readonly Item[]
  readonly metadata: { readonly [field: string]: unknown }
}

/** The five verbs of a resource. */
export interface Resource<List = readonly Item[]> {
  create: (body: object, options?: CallOptions) => Promise<Item>
  list: (query?: Query, options?: CallOptions) => Promise<List>
  get: (id: string, options?: CallOptions) => Promise<Item>
  update: (id: string, body: object, options?: CallOptions) => Promise<Item>
  delete: (id: string, options?: CallOptions) => Promise<Item>
}

/** The five verbs on `at`, a path such as `/squad`. */
export const resource = <List = readonly Item[]>(send: Send, at: string): Resource<List> => ({
  create: (body, options) => send('POST', at, { ...options, body }),
  list: (query, options) => send('GET', at, { ...options, query }),
  get: (id, options) => send('GET', at + path`/${id}`, options),
  update: (id, body, options) => send('PATCH', at + path`/${id}`, { ...options, body }),
  delete: (id, options) => send('DELETE', at + path`/${id}`, options),
})

/** Builds a path from a template and escapes its values, so that an id can never reach another resource. */
export const path = (parts: TemplateStringsArray, ...ids: readonly string[]): string =>
  String.raw({ raw: parts }, ...ids.map(encodeURIComponent))
