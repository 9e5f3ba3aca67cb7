/**
 * A message of the conversation so far, oldest first. After an interruption an assistant message contains only what was
 * heard.
 */
export type ConversationMessage =
  | { role: 'user'; content: string }
  | { role: 'assistant'; content: string; interrupted?: boolean; toolCalls?: readonly DialogueToolCall[] }
  | { role: 'tool'; toolCallId: string; name: string; content: string }

/** A tool of the visitor's page, described for a language model; `parameters` is a JSON schema. */
export interface DialogueTool {
  name: string
  description: string
  parameters: Record<string, unknown>
}

export interface DialogueToolCall {
  id: string
  name: string
  arguments: Record<string, unknown>
}

/** The input that the answer requests. The end of the visitor's next turn is judged more patiently for dictated input. */
export type ExpectedInput = 'anything' | 'yes-or-no' | 'name' | 'email' | 'phone'

/**
 * One piece of an answer. `text` chunks may break anywhere; the pipeline cuts them into clauses to be spoken.
 * `end-call` hangs up once everything before it has been said. `not-understood` marks the visitor's words as an
 * unanswered question, so that the agency can see it. `must-be-heard` comes first: nothing that the visitor does cuts the answer
 * off.
 */
export type DialogueEvent =
  | { type: 'text'; text: string }
  | { type: 'tool-call'; call: DialogueToolCall }
  | { type: 'expect'; input: ExpectedInput }
  | { type: 'end-call' }
  | { type: 'not-understood' }
  | { type: 'must-be-heard' }

/**
 * A turn to answer. `history` holds everything before the visitor's words. After tool calls the dialogue is called
 * again, with the page's results at the end of the history; a dialogue that has nothing to add yields nothing.
 */
export interface DialogueTurn {
  history: readonly ConversationMessage[]
  input:
    | { type: 'user'; text: string; by: 'speech' | 'keyboard' }
    | { type: 'tool-results'; results: readonly ToolResult[] }
  tools: readonly DialogueTool[]
  signal: AbortSignal
}

export interface ToolResult {
  call: DialogueToolCall
  /** The page's result in words; absent if the tool failed. */
  result?: string
  error?: string
}

/** What a dialogue may know about its call. */
export interface DialogueContext {
  callId: string
  assistantName: string
  variables: Readonly<Record<string, string>>
}

/**
 * The conversation of one call. It may keep its own state (slots filled so far). An aborted signal ends the stream at
 * the next opportunity, and the answer counts as given up to there.
 */
export interface Dialogue {
  respond(turn: DialogueTurn): AsyncIterable<DialogueEvent>
  /**
   * Returns the sentence with which an answer to this turn would begin, so that it can be synthesised ahead while the
   * visitor may continue. Has no side effects. Only dialogues whose answers cost neither money nor time implement it.
   */
  firstSentence?(turn: DialogueTurn): string | undefined
}

/** Decides what the assistant says: the concierge, or a language model. */
export interface DialogueProvider {
  readonly name: string
  /** The language that it speaks (BCP 47); absent: English. */
  readonly language?: string | undefined
  openDialogue(context: DialogueContext): Dialogue
  /** The greeting of a call whose assistant has none. It must say that this is an AI (EU AI Act, article 50). */
  readonly firstMessage: string
  /** Sentences that are often spoken word for word, synthesised once at start. */
  readonly fixedSentences?: readonly string[]
  /**
   * Sentences that visitors are expected to say, in lower-case words, for recognisers that need a language model of
   * their own.
   */
  readonly expectedSentences?: readonly string[]
  /**
   * Expected phrases after an answer that asks for this, as JSGF expansions in lower-case words, such as `i (do not |
   * don't) have [one]`, without rule names. They replace the sentences.
   */
  readonly expectedPhrases?: Partial<Record<ExpectedInput, readonly string[]>>
}
