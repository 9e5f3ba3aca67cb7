import type { ConversationMessage } from '#platform/providers/dialogue-provider.ts'

/** A piece of speech on the timeline of one answer, in milliseconds. */
export interface SpokenSegment {
  text: string
  start: number
  end: number
}

/**
 * Returns the words that were heard after `played` milliseconds of an answer. A segment that was cut off keeps its
 * whole words, in proportion to the sound.
 */
export function heardText(segments: readonly SpokenSegment[], played: number): string {
  const heard: string[] = []
  for (const { text, start, end } of segments) {
    if (played >= end) heard.push(text)
    else if (played > start) heard.push(wholeWords(text, (played - start) / (end - start)))
  }
  return heard.filter((text) => text !== '').join(' ')
}

function wholeWords(text: string, share: number): string {
  const cut = Math.floor(text.length * share)
  if (cut >= text.length) return text
  const space = text.lastIndexOf(' ', cut)
  return space <= 0 ? '' : text.slice(0, space)
}

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
