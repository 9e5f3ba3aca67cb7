import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { ReadFreeTimes } from '#platform/dialogue/appointments/load-free-times.ts'
import { createConciergeProvider } from '#platform/dialogue/create-concierge-provider.ts'
import { harbour } from '#platform/dialogue/evaluation/harbour.ts'
import { createModelDialogue, type ModelOutcome } from '#platform/language-model/create-model-dialogue.ts'
import type { Circuit } from '#platform/language-model/circuit.ts'
import type { ModelLimits } from '#platform/language-model/model-limits.ts'
import type {
  ConversationMessage,
  Dialogue,
  DialogueEvent,
  DialogueTool,
  DialogueTurn,
} from '#platform/providers/dialogue-provider.ts'
import { createOpenAiChat } from '#platform/providers/openai/openai-chat.ts'
import { pageTools } from '#platform/dialogue/page-tools.ts'
import { chatChunk, createScriptedEndpoint, type EndpointScript } from './scripted-endpoint.ts'

/** Short only in tests of stalls; elsewhere a busy machine may take its time. */
export const impatient: Partial<ModelLimits> = {
  firstTokenMilliseconds: 150,
  betweenTokensMilliseconds: 150,
  firstSentenceMilliseconds: 400,
}
export const longTimeouts: Partial<ModelLimits> = {
  firstTokenMilliseconds: 60_000,
  betweenTokensMilliseconds: 60_000,
  firstSentenceMilliseconds: 60_000,
  wholeAnswerMilliseconds: 60_000,
}

/** The request that the model received. */
type Sent = {
  messages: { role: string; content: string }[]
  tools: { function: { name: string } }[]
} & Record<string, unknown>

/** Starts an endpoint for the tests of a file. Outcomes, log and requests begin empty in each test. */
export function setUpScriptedModel() {
  let endpoint: Awaited<ReturnType<typeof createScriptedEndpoint>>
  const outcomes: ModelOutcome[] = []
  const logged: unknown[] = []
  beforeAll(async () => {
    endpoint = await createScriptedEndpoint(() => undefined)
  })
  afterAll(() => endpoint.close())
  beforeEach(() => {
    for (const list of [endpoint.requests, outcomes, logged]) list.length = 0
  })

  return {
    outcomes,
    logged,
    requests: () => endpoint.requests,
    /** Sets the model's answers from now on. */
    follow: (script: EndpointScript): void => endpoint.follow(script),
    /** @param at the request's index, the last by default */
    sent: (at = -1): Sent =>
      JSON.parse(Buffer.from(endpoint.requests.at(at)?.body ?? '', 'latin1').toString()),
    openDialogue: (
      limits: Partial<ModelLimits> = longTimeouts,
      knowledge = harbour,
      readFreeTimes?: ReadFreeTimes,
      circuit?: Circuit,
    ): Dialogue => {
      const log = (...entry: unknown[]) => void logged.push(entry)
      return createModelDialogue({
        model: createOpenAiChat({ url: endpoint.url, model: 'small' }),
        concierge: createConciergeProvider(knowledge, readFreeTimes),
        log: { info: log, warn: log, error: log },
        onOutcome: (outcome) => outcomes.push(outcome),
        limits,
        circuit,
      }).openDialogue({ callId: 'c', assistantName: 'Ada', variables: {} })
    },
  }
}

/** A conversation with the dialogue, which keeps its history. */
export function talkTo(dialogue: Dialogue, tools: readonly DialogueTool[] = pageTools) {
  const history: ConversationMessage[] = [{ role: 'assistant', content: 'Hello, I am an AI.' }]
  return async (text: string, signal = new AbortController().signal) => {
    const turn: DialogueTurn = {
      history: [...history],
      input: { type: 'user', text, by: 'keyboard' },
      tools,
      signal,
    }
    const events: DialogueEvent[] = []
    for await (const event of dialogue.respond(turn)) events.push(event)
    const said = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
    history.push({ role: 'user', content: text }, { role: 'assistant', content: said })
    return { said, events }
  }
}

/** The end of a streamed answer. */
export const done = `${chatChunk({}, 'stop')}data: [DONE]\n\n`
/** A model that says this. */
export const says =
  (...pieces: string[]): EndpointScript =>
  (response) =>
    void response.end(pieces.map((content) => chatChunk({ content })).join('') + done)
/** A model that calls a tool. */
export const calls =
  (name: string, args: Record<string, unknown> = {}): EndpointScript =>
  (response) => {
    const json = JSON.stringify(args)
    response.write(
      chatChunk({ tool_calls: [{ index: 0, id: 't', function: { name, arguments: json.slice(0, 3) } }] }),
    )
    response.write(chatChunk({ tool_calls: [{ index: 0, function: { arguments: json.slice(3) } }] }))
    response.end(`${chatChunk({}, 'tool_calls')}data: [DONE]\n\n`)
  }
