import type { Config } from '#server/runtime/config.ts'
import { readVoiceSettings } from '#server/voice/voice-settings.ts'
import type { Finding } from './finding.ts'

/** The state of the configured voice servers. `notes` are sentences about what works or could not be checked. */
export type VoiceServersReport = { findings: Finding[]; notes: string[] }

type Server = { name: string; what: string; url: string; key: string | undefined; model: string | undefined }

/** Milliseconds that a server may take to list its models. */
const longest = 5000
/** At most this many models are listed. */
const maxNamed = 6

/** Checks whether the servers of VOICE_LLM_URL, VOICE_STT_URL and VOICE_TTS_URL answer and know the model. */
export async function examineVoiceServers(config: Config): Promise<VoiceServersReport> {
  const settings = readVoiceSettings(config)
  if (settings.provider !== 'embedded') return { findings: [], notes: [] }
  const { languageModel, speechToText, textToSpeech } = settings
  const servers: Server[] = [
    ...(languageModel ? [{ name: 'VOICE_LLM', what: 'The language model', ...languageModel }] : []),
    ...(speechToText ? [{ name: 'VOICE_STT', what: 'The speech recogniser', ...speechToText }] : []),
    ...(textToSpeech ? [{ name: 'VOICE_TTS', what: 'The voice', ...textToSpeech }] : []),
  ]
  const reports = await Promise.all(servers.map(examineServer))
  return {
    findings: reports.flatMap(({ findings }) => findings),
    notes: reports.flatMap(({ notes }) => notes),
  }
}

async function examineServer(server: Server): Promise<VoiceServersReport> {
  const { name, what, key, model } = server
  const finding = (sentence: string, where: string) => ({
    findings: [{ what: sentence, where }],
    notes: [],
  })
  let response: Response
  let text: string
  try {
    response = await fetch(modelsAddress(server.url), {
      headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(longest),
    })
    text = await response.text()
  } catch {
    return finding(
      `${what} does not answer, so calls run without it.`,
      `${name}_URL: start the server, or correct its address (docs/assistant.md).`,
    )
  }
  if (response.status === 401 || response.status === 403) {
    return finding(`${what} refuses the key.`, `${name}_KEY: set the key of your account there.`)
  }
  if (response.status >= 500) {
    return finding(
      `${what} answers ${response.status}, so calls run without it.`,
      `${name}_URL: check the log of that server.`,
    )
  }
  const models = response.ok ? modelsIn(text) : []
  if (models.length === 0) {
    return {
      findings: [],
      notes: [`${what} answers. It does not list its models, so they were not checked.`],
    }
  }
  const named = models.slice(0, maxNamed).join(', ')
  // Ollama lists "small:latest" for "small".
  if (model !== undefined && !models.some((id) => id === model || id === `${model}:latest`)) {
    return finding(
      `${what} has no model ${model}.`,
      `${name}_MODEL: set it to one that it has, such as ${named}.`,
    )
  }
  if (model === undefined && models.length > 1) {
    return finding(
      `${what} has several models, and none is selected.`,
      `${name}_MODEL: set it to one of ${named}.`,
    )
  }
  return { findings: [], notes: [`${what} answers with the model ${model ?? models[0] ?? ''}.`] }
}

/** The address of the model list, derived from the API's base URL or from the full address of an endpoint. */
function modelsAddress(url: string): URL {
  const address = new URL(url)
  const base = address.pathname.replace(
    /\/(?:chat\/completions|audio\/transcriptions|audio\/speech)?\/*$/,
    '',
  )
  address.pathname = `${base}/models`
  return address
}

function modelsIn(text: string): string[] {
  try {
    const { data } = JSON.parse(text) as { data?: unknown }
    if (!Array.isArray(data)) return []
    return data.flatMap((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
        ? [entry.id]
        : [],
    )
  } catch {
    return []
  }
}
