import type { TranscriptMessage } from '../call-message.ts'

/** One utterance as text. An interim one still changes. */
export interface Caption {
  id: number
  role: 'user' | 'assistant'
  text: string
  final: boolean
  /** Typed, and not yet repeated by the platform, which reports typed words like spoken ones. */
  typed?: true
}

const nextId = (captions: readonly Caption[]): number => (captions.at(-1)?.id ?? 0) + 1

/** The captions after `message`: a partial replaces the open utterance of its role, a final closes it. */
export function addTranscript(captions: readonly Caption[], message: TranscriptMessage): readonly Caption[] {
  const { role, transcript: text } = message
  const final = message.transcriptType === 'final'
  const repeated =
    final && role === 'user' ? captions.find((caption) => caption.typed && caption.text === text) : undefined
  if (repeated) {
    return captions.map((caption) => (caption === repeated ? { id: caption.id, role, text, final } : caption))
  }
  const open = captions.findLastIndex((caption) => caption.role === role && !caption.final)
  if (open >= 0) {
    // An empty final leaves no empty line.
    if (final && text === '') return captions.toSpliced(open, 1)
    return captions.map((caption, index) => (index === open ? { ...caption, text, final } : caption))
  }
  if (text === '') return captions
  return [...captions, { id: nextId(captions), role, text, final }]
}

/** The captions of a call that is over: nothing in them changes any more, finished or not. */
export const finishCaptions = (captions: readonly Caption[]): readonly Caption[] =>
  captions.map((caption) => ({ ...caption, final: true }))

/** The captions with the visitor's typed text. */
export const addTyped = (captions: readonly Caption[], text: string): readonly Caption[] => [
  ...captions,
  { id: nextId(captions), role: 'user', text, final: true, typed: true },
]
