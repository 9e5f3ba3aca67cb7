import * as v from 'valibot'

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))
const firstMessage = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))
const variable = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), v.maxLength(200))
const variables = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(60)), variable),
  v.check((values) => Object.keys(values).length <= 20, 'At most 20 variable values'),
)

/**
 * The hosted platform's body for a web call. Only these fields of a visitor's assistant are used; prompt, model and
 * voice are ours and are ignored.
 */
export const webCallRequestSchema = v.object({
  assistant: v.optional(v.object({ name: v.optional(name), firstMessage: v.optional(firstMessage) })),
  assistantId: v.optional(v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+$/))),
  assistantOverrides: v.optional(
    v.object({
      name: v.optional(name),
      firstMessage: v.optional(firstMessage),
      variableValues: v.optional(variables),
    }),
  ),
  squad: v.optional(v.unknown()),
  squadId: v.optional(v.unknown()),
  workflow: v.optional(v.unknown()),
  workflowId: v.optional(v.unknown()),
  metadata: v.optional(v.object({ page: v.optional(v.pipe(v.string(), v.maxLength(200))) })),
})

export type WebCallRequest = v.InferOutput<typeof webCallRequestSchema>

/** Details of a room that its session needs; stored as JSON in `RoomRecord.details`. */
export const roomDetailsSchema = v.object({
  assistantName: v.string(),
  firstMessage: v.string(),
  /** The greeting was chosen by the page. */
  greetsFor: v.optional(v.literal('visitor')),
  variables: v.record(v.string(), v.string()),
  /** The client that requested the call, if clients are distinguished. */
  client: v.optional(v.string()),
})

export type RoomDetails = v.InferOutput<typeof roomDetailsSchema>
