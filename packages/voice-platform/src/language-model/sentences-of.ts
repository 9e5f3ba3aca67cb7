import { createClauseChunker } from '#platform/pipeline/clause-chunker.ts'
import type { ChatEvent } from '#platform/providers/chat-model.ts'

/** A model's answer in whole sentences, and its tool calls. */
export type AnswerPart = { type: 'sentence'; text: string } | Exclude<ChatEvent, { type: 'text' }>

/** A longer sentence is cut between two words. */
const longestSentence = 400

/** The answer without the model's reasoning. */
export async function* withoutThoughts(answer: AsyncIterable<ChatEvent>): AsyncGenerator<ChatEvent> {
  const thoughts = createThoughtFilter()
  for await (const event of answer) {
    const text = event.type === 'text' ? thoughts.push(event.text) : thoughts.flush()
    if (text !== '') yield { type: 'text', text }
    if (event.type !== 'text') yield event
  }
  const rest = thoughts.flush()
  if (rest !== '') yield { type: 'text', text: rest }
}

/** Joins the pieces of an answer to sentences. The answer ends before the sentence that exceeds `maxCharacters`. */
export async function* sentencesOf(
  answer: AsyncIterable<ChatEvent>,
  maxCharacters: number,
): AsyncGenerator<AnswerPart> {
  const chunker = createClauseChunker({
    firstClauseLength: Number.POSITIVE_INFINITY,
    clauseLength: Number.POSITIVE_INFINITY,
    longestClause: longestSentence,
  })
  let characters = 0
  let hasSaid = false
  function* say(pieces: readonly string[]): Generator<AnswerPart> {
    for (const text of pieces.map(spoken).filter((each) => each !== '')) {
      hasSaid = true
      yield { type: 'sentence', text }
    }
  }
  /** A model that has used up its tokens stops in the middle of a sentence. */
  const isWhole = (text: string) => !hasSaid || /[.!?…]["'”’)\]]*$/.test(text)

  for await (const event of answer) {
    if (event.type === 'text') {
      characters += event.text.length
      yield* say(chunker.push(event.text))
      if (characters > maxCharacters) return
    } else {
      yield* say(chunker.flush().filter(isWhole))
      yield event
    }
  }
  yield* say(chunker.flush().filter(isWhole))
}

/** A sentence for speech: without markup, bullets and emoji. */
function spoken(sentence: string): string {
  return sentence
    .replace(/[*_#`~]+/g, '')
    .replace(/^\s*(?:[-•]|\d+[.)])(?:\s+|$)/, '')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const opening = '<think>'
const closing = '</think>'

/** Drops a reasoning model's thoughts between `<think>` and `</think>`, wherever the text is split. */
function createThoughtFilter() {
  let pending = ''
  let isThinking = false

  return {
    push(text: string): string {
      pending += text
      let said = ''
      for (;;) {
        const tag = isThinking ? closing : opening
        const at = pending.indexOf(tag)
        if (at === -1) {
          const heldBack = endLikeBeginOf(pending, tag)
          if (!isThinking) said += pending.slice(0, pending.length - heldBack)
          pending = pending.slice(pending.length - heldBack)
          return said
        }
        if (!isThinking) said += pending.slice(0, at)
        pending = pending.slice(at + tag.length)
        isThinking = !isThinking
      }
    },
    /** Text that was held back because a tag might have followed. */
    flush: (): string => (isThinking ? '' : pending),
  }
}

/** How many characters at the end of the text may be the beginning of the tag. */
function endLikeBeginOf(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(tag.slice(0, length))) return length
  }
  return 0
}
