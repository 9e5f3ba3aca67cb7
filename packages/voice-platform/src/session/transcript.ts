import type { Role, ServerMessage } from '@frontdesk/voice-protocol'
import type { TranscriptEntry } from '#platform/calls/call-store.ts'

export interface TranscriptOptions {
  /** Maximum number of characters on both sides. */
  mostCharacters: number
  send: (message: ServerMessage) => void
  /** An entry would exceed `mostCharacters`; it is not kept. */
  onFull: () => void
}

/** The finished utterances of both sides. The client receives each of them as it is added. */
export function createTranscript({ mostCharacters, send, onFull }: TranscriptOptions) {
  const entries: TranscriptEntry[] = []
  let characters = 0

  function add(entry: Omit<TranscriptEntry, 'at'>): boolean {
    characters += entry.text.length
    if (characters > mostCharacters) {
      onFull()
      return false
    }
    entries.push({ ...entry, at: new Date().toISOString() })
    return true
  }

  return {
    entries,
    addUtterance(role: Role, text: string, saidFor?: TranscriptEntry['saidFor']): void {
      if (!add({ role, text, ...(saidFor && { saidFor }) })) return
      send({ type: 'transcript', role, transcriptType: 'final', transcript: text })
    },
    /** The page is asked to do something. */
    addTool(name: string): void {
      add({ role: 'tool', text: name })
    },
    /** The assistant knows no answer to the visitor's last words. */
    markNotUnderstood(): void {
      const question = entries.findLast(({ role }) => role === 'user')
      if (question) question.notUnderstood = true
    },
  }
}

export type Transcript = ReturnType<typeof createTranscript>
