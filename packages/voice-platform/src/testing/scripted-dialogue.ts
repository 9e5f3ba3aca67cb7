import type { DialogueEvent, DialogueProvider, DialogueTurn } from '#platform/providers/dialogue-provider.ts'

export type ScriptedAnswer = (turn: DialogueTurn) => Iterable<DialogueEvent> | AsyncIterable<DialogueEvent>

/** A dialogue that answers from a script, and keeps every turn it was asked. */
export function createScriptedDialogue(
  answer: ScriptedAnswer,
  provider: Partial<Omit<DialogueProvider, 'openDialogue'>> = {},
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
    }),
  }
}

export function text(words: string): DialogueEvent {
  return { type: 'text', text: words }
}
