/** What was said so far, oldest first. After an interruption an assistant message holds only what was heard. */
export type ConversationMessage =
  | { role: 'user'; content: string }
  | { role: 'assistant'; content: string; interrupted?: boolean; toolCalls?: readonly DialogueToolCall[] }
  | { role: 'tool'; toolCallId: string; name: string; content: string }

/** Something the visitor's page can do, described for a language model; `parameters` is a JSON schema. */
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

/** What the answer asks for; the end of the visitor's next turn is judged more patiently for dictated things. */
export type ExpectedInput = 'anything' | 'yes-or-no' | 'name' | 'email' | 'phone'

/**
 * One piece of an answer. `text` chunks may break anywhere; the pipeline cuts them into clauses to be spoken.
 * `end-call` hangs up once everything before it has been said. `not-understood` marks the visitor's words as a question that
 * nothing answers, so that the agency can learn of it.
 */
export type DialogueEvent =
  | { type: 'text'; text: string }
  | { type: 'tool-call'; call: DialogueToolCall }
  | { type: 'expect'; input: ExpectedInput }
  | { type: 'end-call' }
  | { type: 'not-understood' }

/**
 * A turn to answer. `history` holds everything before the visitor's words. After tool calls the dialogue is asked again
 * with the page's answers, which the history then ends with; a dialogue that has nothing to add yields nothing.
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
  /** What the page answered, in words; absent when it failed. */
  result?: string
  error?: string
}

/** What a dialogue may know of its call. */
export interface DialogueContext {
  callId: string
  assistantName: string
  variables: Readonly<Record<string, string>>
}

/**
 * The conversation of one call. It may keep state of its own (slots filled so far). An aborted signal ends the stream
 * at the next opportunity, and the answer counts as given up to there.
 */
export interface Dialogue {
  respond(turn: DialogueTurn): AsyncIterable<DialogueEvent>
  /**
   * The sentence with which an answer to this turn would begin, so that it can be spoken ahead while the visitor may still
   * go on. Changes nothing. Only a dialogue has it whose answers cost neither money nor time.
   */
  firstSentence?(turn: DialogueTurn): string | undefined
}

/** Who decides what the assistant says: the concierge, or a language model. */
export interface DialogueProvider {
  readonly name: string
  openDialogue(context: DialogueContext): Dialogue
  /** First words of a call whose assistant brings none. They must say that this is an AI (EU AI Act, article 50). */
  readonly firstMessage: string
  /** Sentences spoken often and word for word, synthesised once at start. */
  readonly fixedSentences?: readonly string[]
  /**
   * What visitors are expected to say, for recognisers that need a grammar: JSGF expansions in lower-case words, such
   * as `i (would like | want) to book a demo [please]`, without rule names.
   */
  readonly expectedPhrases?: readonly string[]
  /** The same after an answer that expects a phone number; listened for in place of the others. */
  readonly phonePhrases?: readonly string[]
}
