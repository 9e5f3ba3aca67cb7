import * as v from 'valibot'

const time = v.nullish(v.pipe(v.string(), v.isoTimestamp()))
const toolCalls = v.nullish(
  v.array(v.looseObject({ function: v.nullish(v.looseObject({ name: v.string() })) })),
)

const message = v.looseObject({
  role: v.string(),
  message: v.nullish(v.string()),
  /** Milliseconds since 1970. */
  time: v.nullish(v.number()),
  toolCalls,
})

/** The fields of a call that the desk reads. The platform returns many more: prompts, costs, recordings. */
const hostedCall = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  startedAt: time,
  endedAt: time,
  status: v.nullish(v.string()),
  endedReason: v.nullish(v.string()),
  messages: v.nullish(v.array(message)),
  artifact: v.nullish(v.looseObject({ messages: v.nullish(v.array(message)) })),
})

export type HostedCall = v.InferOutput<typeof hostedCall>

/** Parses a call in the platform's response; null if it is not a call. */
export function readHostedCall(body: unknown): HostedCall | null {
  const result = v.safeParse(hostedCall, body)
  return result.success ? result.output : null
}
