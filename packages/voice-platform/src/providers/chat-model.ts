import type { DialogueTool, DialogueToolCall } from './dialogue-provider.ts'

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface ChatRequest {
  messages: readonly ChatMessage[]
  tools: readonly DialogueTool[]
  /** Maximum number of tokens in the answer. */
  maxTokens: number
  signal: AbortSignal
}

/**
 * One piece of a model's answer; text may break anywhere. `refusal`: the model, or its maker's filter, declines to
 * answer.
 */
export type ChatEvent =
  | { type: 'text'; text: string }
  | { type: 'tool-call'; call: DialogueToolCall }
  | { type: 'refusal' }

/**
 * A language model. The stream rejects with a VoiceProviderError if the model fails; an abort rejects with its reason.
 */
export interface ChatModel {
  readonly name: string
  answer(request: ChatRequest): AsyncIterable<ChatEvent>
}
