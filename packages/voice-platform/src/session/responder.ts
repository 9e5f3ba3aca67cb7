import { createClauseChunker } from '#platform/pipeline/clause-chunker.ts'
import type {
  ConversationMessage,
  Dialogue,
  DialogueTool,
  DialogueToolCall,
  DialogueTurn,
  ExpectedInput,
  ToolResult,
} from '#platform/providers/dialogue-provider.ts'

/** Rounds of tool calls in one answer, to stop a model that calls tools endlessly. */
const mostToolRounds = 4

export interface ResponderOptions {
  dialogue: Dialogue
  tools: readonly DialogueTool[]
  history: ConversationMessage[]
  speak: (clause: string) => void
  callTools: (calls: readonly DialogueToolCall[], signal: AbortSignal) => Promise<ToolResult[]>
  onExpect: (input: ExpectedInput) => void
  onNotUnderstood: () => void
}

/**
 * Requests an answer from the dialogue and speaks it clause by clause. Passes tool calls to the page and lets the
 * dialogue continue with the results. Adds messages to the history as they are generated. Returns whether the call
 * should end then.
 */
export function createResponder(options: ResponderOptions) {
  const { dialogue, tools, history, speak, callTools, onExpect, onNotUnderstood } = options

  async function respondOnce(input: DialogueTurn['input'], before: number, signal: AbortSignal) {
    const chunker = createClauseChunker()
    const calls: DialogueToolCall[] = []
    const message: Extract<ConversationMessage, { role: 'assistant' }> = { role: 'assistant', content: '' }
    let endsCall = false
    const turn = { history: history.slice(0, before), input, tools, signal }
    for await (const event of dialogue.respond(turn)) {
      if (signal.aborted) break
      if (event.type === 'text') {
        if (!history.includes(message)) history.push(message)
        message.content += event.text
        for (const clause of chunker.push(event.text)) speak(clause)
      } else if (event.type === 'tool-call') {
        calls.push(event.call)
      } else if (event.type === 'expect') {
        onExpect(event.input)
      } else if (event.type === 'not-understood') {
        onNotUnderstood()
      } else {
        endsCall = true
      }
    }
    if (!signal.aborted) for (const clause of chunker.flush()) speak(clause)
    if (calls.length > 0) {
      if (!history.includes(message)) history.push(message)
      message.toolCalls = calls
    }
    return { calls, endsCall }
  }

  return async function respond(
    input: DialogueTurn['input'],
    signal: AbortSignal,
  ): Promise<{ endsCall: boolean }> {
    let endsCall = false
    let next = input
    // A visitor's turn is already in the history.
    let before = input.type === 'user' ? history.length - 1 : history.length
    for (let round = 0; round <= mostToolRounds && !signal.aborted; round += 1) {
      const outcome = await respondOnce(next, before, signal)
      endsCall ||= outcome.endsCall
      if (outcome.calls.length === 0 || signal.aborted) break
      const results = await callTools(outcome.calls, signal)
      for (const { call, result, error } of results) {
        history.push({
          role: 'tool',
          toolCallId: call.id,
          name: call.name,
          content: result ?? `Error: ${error ?? 'unknown'}`,
        })
      }
      next = { type: 'tool-results', results }
      before = history.length
    }
    return { endsCall }
  }
}
