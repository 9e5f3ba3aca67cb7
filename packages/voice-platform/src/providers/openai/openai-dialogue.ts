import * as v from 'valibot'
import type { DialogueEvent, DialogueProvider, DialogueTurn } from '#platform/providers/dialogue-provider.ts'
import { VoiceProviderError } from '#platform/providers/voice-provider-error.ts'
import { openAiMessages, openAiTools } from './openai-messages.ts'
import type { OpenAiEndpoint } from './openai-request.ts'
import { streamOpenAi } from './openai-request.ts'
import { readServerSentEvents } from './read-server-sent-events.ts'

export interface OpenAiDialogueOptions extends OpenAiEndpoint {
  /** The system prompt of the moment: who it is, what it may say, and the facts it may say it from. Read for every answer. */
  instructions: () => string
  /** Lends its greeting, its fixed sentences and its grammar. */
  dialogue: DialogueProvider
}

const chunkSchema = v.object({
  choices: v.array(
    v.object({
      delta: v.optional(
        v.object({
          content: v.optional(v.nullable(v.string())),
          tool_calls: v.optional(
            v.nullable(
              v.array(
                v.object({
                  index: v.optional(v.number(), 0),
                  id: v.optional(v.nullable(v.string())),
                  function: v.optional(
                    v.object({
                      name: v.optional(v.nullable(v.string())),
                      arguments: v.optional(v.nullable(v.string())),
                    }),
                  ),
                }),
              ),
            ),
          ),
        }),
      ),
      finish_reason: v.optional(v.nullable(v.string())),
    }),
  ),
})

const argumentsSchema = v.record(v.string(), v.unknown())

interface CallInPieces {
  id: string
  name: string
  arguments: string
}

/** Any `/chat/completions` endpoint, streamed, with tools. */
export function createOpenAiDialogue({
  instructions,
  dialogue,
  ...endpoint
}: OpenAiDialogueOptions): DialogueProvider {
  async function* respond(turn: DialogueTurn, prompt: string): AsyncGenerator<DialogueEvent> {
    const body = {
      model: endpoint.model ?? 'gpt-4o-mini',
      stream: true,
      messages: openAiMessages(prompt, turn),
      ...(turn.tools.length > 0 && { tools: openAiTools(turn.tools) }),
    }
    const calls = new Map<number, CallInPieces>()
    let finished = false
    const bytes = streamOpenAi({ endpoint, path: '/chat/completions', body, signal: turn.signal })
    for await (const data of readServerSentEvents(bytes)) {
      if (data === '[DONE]') {
        finished = true
        break
      }
      for (const { delta, finish_reason: reason } of parseChunk(data).choices) {
        if (delta?.content) yield { type: 'text', text: delta.content }
        for (const piece of delta?.tool_calls ?? []) collect(calls, piece)
        finished ||= typeof reason === 'string'
      }
    }
    if (!finished) throw new VoiceProviderError('The answer broke off')
    for (const call of calls.values()) {
      yield { type: 'tool-call', call: { ...call, arguments: parseArguments(call.arguments) } }
    }
  }

  return {
    name: 'openai-dialogue',
    firstMessage: dialogue.firstMessage,
    ...(dialogue.fixedSentences && { fixedSentences: dialogue.fixedSentences }),
    ...(dialogue.expectedPhrases && { expectedPhrases: dialogue.expectedPhrases }),
    ...(dialogue.phonePhrases && { phonePhrases: dialogue.phonePhrases }),
    openDialogue: ({ assistantName, variables }) => ({
      respond: (turn) => respond(turn, promptFor(instructions(), assistantName, variables)),
    }),
  }
}

/** Variables come from the visitor's page, so they are quoted as data and never become instructions. */
function promptFor(instructions: string, name: string, variables: Readonly<Record<string, string>>): string {
  const data =
    Object.keys(variables).length > 0 ? `\nData about the visitor (JSON): ${JSON.stringify(variables)}` : ''
  return `${instructions}\nYour name: ${JSON.stringify(name)}.${data}`
}

function parseChunk(data: string) {
  try {
    return v.parse(chunkSchema, JSON.parse(data))
  } catch (cause) {
    throw new VoiceProviderError('The answer can not be read', { cause })
  }
}

function collect(
  calls: Map<number, CallInPieces>,
  piece: NonNullable<
    NonNullable<ReturnType<typeof parseChunk>['choices'][number]['delta']>['tool_calls']
  >[number],
): void {
  const call = calls.get(piece.index) ?? { id: `call-${piece.index}`, name: '', arguments: '' }
  call.id = piece.id ?? call.id
  call.name += piece.function?.name ?? ''
  call.arguments += piece.function?.arguments ?? ''
  calls.set(piece.index, call)
}

function parseArguments(json: string): Record<string, unknown> {
  try {
    return v.parse(argumentsSchema, JSON.parse(json === '' ? '{}' : json))
  } catch (cause) {
    throw new VoiceProviderError('The arguments of a tool call can not be read', { cause })
  }
}
