import type { CallOptions, Send } from './create-sender.ts'
import { path } from './path.ts'
import type { Query } from './query-string.ts'

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
