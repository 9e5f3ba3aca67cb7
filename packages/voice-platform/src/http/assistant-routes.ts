import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { AssistantRecord } from '#platform/calls/call-store.ts'
import { apiError } from './api-error.ts'
import type { PlatformContext } from './platform-context.ts'
import { readListQuery } from './list-query.ts'
import { requireApiKey } from './require-api-key.ts'

const bodySchema = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))),
  firstMessage: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)))),
})

/** `/assistant`: the names and greetings that a call can be started with by id. Requires the private key. */
export function createAssistantRoutes({ callStore, apiKey, assistantName }: PlatformContext) {
  const app = new Hono()
  app.use(requireApiKey(apiKey))

  app.post('/', async (c) => {
    const body = await readAssistant(c.req.raw)
    if (typeof body === 'string') return apiError(c, 400, body)
    const now = new Date().toISOString()
    const assistant: AssistantRecord = {
      id: randomUUID(),
      name: body.name ?? assistantName,
      firstMessage: body.firstMessage ?? null,
      createdAt: now,
      updatedAt: now,
    }
    await callStore.putAssistant(assistant)
    return c.json(assistant, 201)
  })

  app.get('/', async (c) => {
    const query = readListQuery(c, [])
    return 'refusal' in query ? query.refusal : c.json(await callStore.listAssistants(query))
  })

  app.get('/:id', async (c) => {
    const assistant = await callStore.getAssistant(c.req.param('id'))
    return assistant ? c.json(assistant) : apiError(c, 404, 'There is no assistant with this id.')
  })

  app.patch('/:id', async (c) => {
    const assistant = await callStore.getAssistant(c.req.param('id'))
    if (!assistant) return apiError(c, 404, 'There is no assistant with this id.')
    const body = await readAssistant(c.req.raw)
    if (typeof body === 'string') return apiError(c, 400, body)
    const changed: AssistantRecord = {
      ...assistant,
      name: body.name ?? assistant.name,
      firstMessage: body.firstMessage === undefined ? assistant.firstMessage : body.firstMessage,
      updatedAt: new Date().toISOString(),
    }
    await callStore.putAssistant(changed)
    return c.json(changed)
  })

  app.delete('/:id', async (c) => {
    const assistant = await callStore.getAssistant(c.req.param('id'))
    if (!assistant || !(await callStore.deleteAssistant(assistant.id))) {
      return apiError(c, 404, 'There is no assistant with this id.')
    }
    return c.json(assistant)
  })

  return app
}

/** Reads an assistant, or returns the reason for a 400. */
async function readAssistant(request: Request): Promise<v.InferOutput<typeof bodySchema> | string> {
  const json = await readJson(request)
  // An assistant without its model or voice is not the requested one.
  const unknown = Object.keys(Object(json)).filter((field) => !(field in bodySchema.entries))
  if (unknown.length > 0) {
    return `An assistant has a name and a firstMessage here, and nothing else: ${unknown.join(', ')} can not be set.`
  }
  const body = v.safeParse(bodySchema, json)
  return body.success ? body.output : v.summarize(body.issues)
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}
