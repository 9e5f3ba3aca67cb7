import { path } from '../resource.ts'
import type { Query } from '../encode-body.ts'
import type { CallOptions, Send } from '../create-sender.ts'
import { resource, type Page } from '../resource.ts'

export const testsAndEvals = (send: Send) => {
  const ofSuite = (kind: 'test' | 'run') => {
    const within = (suiteId: string) => resource<Page>(send, path`/test-suite/${suiteId}/` + kind)
    return {
      create: (suiteId: string, body: object, options?: CallOptions) => within(suiteId).create(body, options),
      list: (suiteId: string, query?: Query, options?: CallOptions) => within(suiteId).list(query, options),
      get: (suiteId: string, id: string, options?: CallOptions) => within(suiteId).get(id, options),
      update: (suiteId: string, id: string, body: object, options?: CallOptions) =>
        within(suiteId).update(id, body, options),
      delete: (suiteId: string, id: string, options?: CallOptions) => within(suiteId).delete(id, options),
    }
  }
  const { update: _, ...run } = resource<Page>(send, '/eval/run')
  return {
    testSuite: { ...resource<Page>(send, '/test-suite'), test: ofSuite('test'), run: ofSuite('run') },
    eval: {
      ...resource<Page>(send, '/eval'),
      run: {
        ...run,
        /** Parsed JSON, or the events as text if the run is streamed. */
        create: (body: object, options?: CallOptions) =>
          send<unknown>('POST', '/eval/run', { ...options, body, acceptText: true }),
      },
    },
  }
}
