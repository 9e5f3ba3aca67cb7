import type {
  Dialogue,
  DialogueEvent,
  DialogueProvider,
  DialogueTurn,
} from '#platform/providers/dialogue-provider.ts'

export type ScriptedAnswer = (turn: DialogueTurn) => Iterable<DialogueEvent> | AsyncIterable<DialogueEvent>

type ScriptedProvider = Partial<Omit<DialogueProvider, 'openDialogue'>> & {
  firstSentence?: Dialogue['firstSentence'] | undefined
}

/** A dialogue that answers from a script, and records every turn. */
export function createScriptedDialogue(
  answer: ScriptedAnswer,
  { firstSentence, ...provider }: ScriptedProvider = {},
): DialogueProvider & { turns: DialogueTurn[] } {
  const turns: DialogueTurn[] = []
  return {
    name: 'script',
    firstMessage: 'Hello, I am an AI assistant. How can I help you?',
    ...provider,
    turns,
    openDialogue: () => ({
      async *respond(turn) {
        turns.push(turn)
        yield* answer(turn)
      },
      ...(firstSentence && { firstSentence }),
    }),
  }
}

export function text(words: string): DialogueEvent {
  return { type: 'text', text: words }
}
