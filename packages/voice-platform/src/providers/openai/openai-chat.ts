import * as v from 'valibot'
import type { ChatEvent, ChatModel, ChatRequest } from '#platform/providers/chat-model.ts'
import { VoiceProviderError } from '../voice-providers.ts'
import type { OpenAiEndpoint } from './openai-request.ts'
import { streamOpenAi, readServerSentEvents } from './openai-request.ts'

const text = v.optional(v.nullable(v.string()))

const toolCallPieceSchema = v.object({
  index: v.optional(v.number(), 0),
  id: text,
  function: v.optional(v.object({ name: text, arguments: text })),
})

const chunkSchema = v.object({
  choices: v.array(
    v.object({
      delta: v.optional(
        v.object({
          content: text,
          refusal: text,
          tool_calls: v.optional(v.nullable(v.array(toolCallPieceSchema))),
        }),
      ),
      finish_reason: text,
    }),
  ),
})

const argumentsSchema = v.record(v.string(), v.unknown())

/** Maximum number of tool calls in one answer; a model that makes more is malfunctioning. */
const maxToolCalls = 8
const longestArguments = 4_000

interface CallInPieces {
  id: string
  name: string
  arguments: string
}

/** Uses any `/chat/completions` endpoint, streamed, with tools. */
export function createOpenAiChat(endpoint: OpenAiEndpoint): ChatModel {
  return {
    name: 'openai-chat',
    async *answer({ messages, tools, maxTokens, signal }: ChatRequest): AsyncGenerator<ChatEvent> {
      const body = {
        ...(endpoint.model !== undefined && { model: endpoint.model }),
        stream: true,
        messages,
        [tokenLimitFor(endpoint.url)]: maxTokens,
        ...(tools.length > 0 && {
          tools: tools.map((tool) => ({ type: 'function', function: tool })),
        }),
      }
      const calls = new Map<number, CallInPieces>()
      let finished = false
      const bytes = streamOpenAi({ endpoint, path: '/chat/completions', body, signal })
      for await (const data of readServerSentEvents(bytes)) {
        if (data === '[DONE]') {
          finished = true
          break
        }
        for (const { delta, finish_reason: reason } of parseChunk(data).choices) {
          if (delta?.refusal || reason === 'content_filter') return yield { type: 'refusal' }
          if (delta?.content) yield { type: 'text', text: delta.content }
          for (const piece of delta?.tool_calls ?? []) collect(calls, piece)
          finished ||= typeof reason === 'string'
        }
      }
      if (!finished) throw new VoiceProviderError('The answer broke off')
      for (const call of calls.values()) {
        yield { type: 'tool-call', call: { ...call, arguments: parseArguments(call.arguments) } }
      }
    },
  }
}

/** OpenAI's newer models refuse `max_tokens`, and other servers do not know its successor. */
function tokenLimitFor(url: string): 'max_completion_tokens' | 'max_tokens' {
  return new URL(url).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens'
}

function parseChunk(data: string) {
  try {
    return v.parse(chunkSchema, JSON.parse(data))
  } catch (cause) {
    throw new VoiceProviderError('The answer can not be read', { cause })
  }
}

function collect(calls: Map<number, CallInPieces>, piece: v.InferOutput<typeof toolCallPieceSchema>): void {
  const call = calls.get(piece.index) ?? { id: `call-${piece.index}`, name: '', arguments: '' }
  call.id = piece.id ?? call.id
  call.name += piece.function?.name ?? ''
  call.arguments += piece.function?.arguments ?? ''
  calls.set(piece.index, call)
  if (calls.size > maxToolCalls || call.name.length + call.arguments.length > longestArguments) {
    throw new VoiceProviderError('The answer calls tools without end')
  }
}

function parseArguments(json: string): Record<string, unknown> {
  try {
    return v.parse(argumentsSchema, JSON.parse(json === '' ? '{}' : json))
  } catch (cause) {
    throw new VoiceProviderError('The arguments of a tool call can not be read', { cause })
  }
}
