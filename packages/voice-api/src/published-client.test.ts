import { Api, type Call, type CreateWebCallDTO } from '@vapi-ai/web/dist/api.js'
import { describe, expect, expectTypeOf, it } from 'vitest'

import { fields, listedCalls } from './testing/listed-calls.ts'
import type { CreateWebCall, WebCall } from './web-call.ts'
import { startRecordingServer } from './testing/recording-server.ts'

type Groups = Record<string, Record<string, ((...args: readonly unknown[]) => Promise<unknown>) | undefined>>

/** What the vendor's published client has no method for, though section 7 names it. */
const absentThere = ['credential.createSession', 'credential.webhook', 'credential.trigger']

/** Where its method takes other arguments: the ones that make it send what section 7 says. */
const otherArguments: Record<string, readonly unknown[]> = {
  // A body is expected even for a deletion; it may be left out.
  'call.delete': ['i1', undefined],
  // The query comes between the id and the body.
  'structuredOutput.update': ['i1', {}, fields],
}

/** Where it sends something else than section 7 says. */
const sendsOtherwise: Record<string, { args?: readonly unknown[]; query?: []; body?: null }> = {
  'workflow.list': { args: [], query: [] },
  'org.list': { args: [], query: [] },
  'provider.create': { args: ['p1', 'kind'], body: null },
  'provider.update': { args: ['p1', 'kind', 'i1'], body: null },
}

const connect = async () => {
  const server = await startRecordingServer()
  const client = new Api<string>({
    baseUrl: server.baseUrl,
    baseApiParams: { secure: true },
    securityWorker: (token) => ({ headers: { Authorization: `Bearer ${token}` } }),
  })
  client.setSecurityData('private-key')
  return {
    server,
    groups: client as unknown as Groups,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  }
}

describe("the vendor's published client", () => {
  it('lacks three calls of section 7', () => {
    expect(listedCalls.filter(({ vendor }) => !vendor).map(({ name }) => name)).toEqual(absentThere)
  })

  it.each(listedCalls.filter(({ vendor }) => vendor))(
    '$vendor sends what $name does, but for the differences named here',
    async ({ name, args, request, json, form, vendor = '' }) => {
      await using client = await connect()
      const other = sendsOtherwise[name]
      const [group = '', method = ''] = vendor.split('.')

      await client.groups[group]?.[method]?.(...(other?.args ?? otherArguments[name] ?? args))

      const [verb, target = ''] = request.split(' ')
      const { pathname, searchParams } = new URL(target, 'http://expected')
      const [sent] = client.server.requests
      expect(sent).toMatchObject({
        method: verb,
        path: pathname,
        query: other?.query ?? [...searchParams],
        body: other?.body === null ? null : (json ?? form ?? null),
      })
      expect(sent?.headers.authorization).toBe('Bearer private-key')
    },
  )
})

describe('the types of a call', () => {
  it('take what the published client takes, and read what it answers', () => {
    type Fields = 'assistant' | 'assistantId' | 'assistantOverrides' | 'squad' | 'squadId'
    expectTypeOf<Pick<CreateWebCallDTO, Fields>>().toExtend<Pick<CreateWebCall, Fields>>()
    expectTypeOf<Call['id']>().toEqualTypeOf<WebCall['id']>()
    type Recording = { videoRecordingEnabled?: boolean }
    expectTypeOf<NonNullable<Call['artifactPlan']>>().toExtend<Recording>()
    expectTypeOf<NonNullable<WebCall['artifactPlan']>>().toExtend<Recording>()
  })
})
