import type { ConversationMessage } from '#platform/providers/dialogue-provider.ts'

/**
 * Cuts the assistant's messages after an interruption, from `from` on, to the words that were heard. Removes messages
 * of which nothing was heard, except those with tool calls, which did happen.
 */
export function truncateHistory(history: ConversationMessage[], from: number, heard: string): void {
  let words = wordsOf(heard).length
  for (const message of history.slice(from)) {
    if (message.role !== 'assistant') continue
    const said = wordsOf(message.content)
    if (said.length > words) {
      message.content = said.slice(0, words).join(' ')
      message.interrupted = true
    }
    words = Math.max(0, words - said.length)
    if (message.content === '' && !message.toolCalls) history.splice(history.indexOf(message), 1)
  }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
