import * as v from 'valibot'

const url = v.pipe(
  v.string(),
  v.check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'is not an http or https address'),
)
const optionalText = v.optional(v.pipe(v.string(), v.minLength(1, 'is empty')))

const environmentSchema = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'is not a port'),
      v.transform(Number),
      v.maxValue(65_535, 'is not a port'),
    ),
    '4000',
  ),
  PUBLIC_URL: v.optional(url),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(/[\s,]+/).filter((origin) => origin !== '')),
      v.array(url),
    ),
    '',
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  /** A module that exports `knowledge`, the facts of the assistant. */
  VOICE_KNOWLEDGE: v.pipe(v.string('is missing'), v.minLength(1, 'is missing')),
  VOICE_API_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'is shorter than 16 characters'))),
  VOICE_STT_URL: v.optional(url),
  VOICE_STT_KEY: optionalText,
  VOICE_STT_MODEL: optionalText,
  VOICE_LLM_URL: v.optional(url),
  VOICE_LLM_KEY: optionalText,
  VOICE_LLM_MODEL: optionalText,
  VOICE_TTS_URL: v.optional(url),
  VOICE_TTS_KEY: optionalText,
  VOICE_TTS_MODEL: optionalText,
  PATH: v.optional(v.string(), ''),
})

export type StandaloneConfig = v.InferOutput<typeof environmentSchema>

/** Reads the environment of the standalone platform. Returns a sentence that names the variable if one is invalid. */
export function readStandaloneConfig(
  environment: Record<string, string | undefined>,
): { config: StandaloneConfig } | { problem: string } {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(environmentSchema, variables)
  if (parsed.success) return { config: parsed.output }
  const [issue] = parsed.issues
  const key = issue.path?.[0]?.key
  const name = typeof key === 'string' ? key : 'The environment'
  return { problem: `${name} ${issue.message.startsWith('Invalid key') ? 'is missing' : issue.message}.` }
}
