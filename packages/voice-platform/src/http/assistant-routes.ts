import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { AssistantRecord } from '#platform/calls/call-store.ts'
import { apiError } from './api-error.ts'
import type { PlatformContext } from './platform-context.ts'
import { listLimit } from './list-limit.ts'
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
    const body = v.safeParse(bodySchema, await readJson(c.req.raw))
    if (!body.success) return apiError(c, 400, v.summarize(body.issues))
    const now = new Date().toISOString()
    const assistant: AssistantRecord = {
      id: randomUUID(),
      name: body.output.name ?? assistantName,
      firstMessage: body.output.firstMessage ?? null,
      createdAt: now,
      updatedAt: now,
    }
    await callStore.putAssistant(assistant)
    return c.json(assistant, 201)
  })

  app.get('/', async (c) =>
    c.json(await callStore.listAssistants({ limit: listLimit(c.req.query('limit')) })),
  )

  app.get('/:id', async (c) => {
    const assistant = await callStore.getAssistant(c.req.param('id'))
    return assistant ? c.json(assistant) : apiError(c, 404, 'There is no assistant with this id.')
  })

  app.patch('/:id', async (c) => {
    const assistant = await callStore.getAssistant(c.req.param('id'))
    if (!assistant) return apiError(c, 404, 'There is no assistant with this id.')
    const body = v.safeParse(bodySchema, await readJson(c.req.raw))
    if (!body.success) return apiError(c, 400, v.summarize(body.issues))
    const changed: AssistantRecord = {
      ...assistant,
      name: body.output.name ?? assistant.name,
      firstMessage:
        body.output.firstMessage === undefined ? assistant.firstMessage : body.output.firstMessage,
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

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}
