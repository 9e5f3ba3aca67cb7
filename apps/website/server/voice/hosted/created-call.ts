import * as v from 'valibot'

const address = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => /^(http|ws)s?:$/.test(new URL(url).protocol)),
)

/**
 * The fields of a call that a visitor's client reads. The platform returns more (the assistant with its prompt, addresses
 * to listen to and control the call), which must not reach a page.
 */
const createdCall = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  webCallUrl: address,
  type: v.optional(v.string()),
  status: v.optional(v.string()),
  transport: v.nullish(
    v.object({
      provider: v.nullish(v.string()),
      callToken: v.nullish(v.string()),
      websocketCallUrl: v.nullish(address),
      audioFormat: v.nullish(v.object({ sampleRate: v.nullish(v.number()) })),
    }),
  ),
  artifactPlan: v.nullish(v.object({ videoRecordingEnabled: v.nullish(v.boolean()) })),
  assistant: v.nullish(
    v.object({
      name: v.nullish(v.string()),
      voice: v.nullish(v.object({ provider: v.nullish(v.string()) })),
    }),
  ),
})

const recording = v.object({ artifactPlan: v.object({ videoRecordingEnabled: v.literal(true) }) })

/** Whether an assistant's settings request a recording of the visitor's camera. */
export function recordsVideo(assistant: object): boolean {
  return v.is(recording, assistant)
}

export type CreatedCall = v.InferOutput<typeof createdCall>

/** Parses the call in the platform's response; null if there is none. */
export function readCreatedCall(body: unknown): CreatedCall | null {
  const result = v.safeParse(createdCall, body)
  return result.success ? result.output : null
}
