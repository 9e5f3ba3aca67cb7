import type {
  ConversationMessage,
  DialogueTool,
  DialogueTurn,
} from '#platform/providers/dialogue-provider.ts'

/** The conversation in the shape of `/chat/completions`. */
export function openAiMessages(instructions: string, { history, input }: DialogueTurn) {
  return [
    { role: 'system', content: instructions },
    ...history.map(openAiMessage),
    ...(input.type === 'user' ? [{ role: 'user', content: input.text }] : []),
  ]
}

function openAiMessage(message: ConversationMessage) {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: message.content }
    case 'tool':
      return { role: 'tool', tool_call_id: message.toolCallId, content: message.content }
    case 'assistant':
      return {
        role: 'assistant',
        content: message.interrupted ? `${message.content} … (interrupted)` : message.content,
        ...(message.toolCalls && {
          tool_calls: message.toolCalls.map((call) => ({
            id: call.id,
            type: 'function',
            function: { name: call.name, arguments: JSON.stringify(call.arguments) },
          })),
        }),
      }
  }
}

export function openAiTools(tools: readonly DialogueTool[]) {
  return tools.map((tool) => ({ type: 'function', function: tool }))
}
