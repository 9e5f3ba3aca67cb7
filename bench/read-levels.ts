import type { Levels } from './voice-meter.ts'

/** The measurements of one utterance of the visitor, in milliseconds. */
export interface HeardTurn {
  /** Last sound of the visitor → first sound of the answer; absent if there was none before the visitor spoke again. */
  latency?: number
  /** The visitor spoke while the assistant did. */
  bargeIn?: {
    /** First sound of the visitor → silence of the assistant. */
    fromFirstSound: number
    /**
     * The visitor's 200 ms of voiced sound are complete → silence. Negative if the assistant stopped by itself before.
     */
    fromDecision: number
  }
}

/** Peaks below this are silence: 250 of 32,768, the platform's own threshold for trimming its voice. */
const silence = 250 / 32_768
const samplesPerBlock = 128
/** Silence of the visitor that separates two utterances. */
const betweenUtterances = 700
/** The longest silence within the assistant's speech, including pauses between sentences. */
const insideSpeech = 400
/** Voiced sound that counts as an interruption (the platform's own threshold). */
const bargeInMilliseconds = 200
/** Window for measuring energy, as in the platform's frames. */
const window = 20

interface Span {
  from: number
  /** End of its last sound. */
  to: number
}

/** Finds the visitor's turns in a call's levels, and the assistant's reaction to each. */
export function readLevels({ sampleRate, microphone, loudspeaker }: Levels): HeardTurn[] {
  const block = (samplesPerBlock / sampleRate) * 1000
  const spans = (peaks: number[], gap: number) => soundIn(peaks, block, gap)
  const answers = spans(loudspeaker, insideSpeech)
  const utterances = spans(microphone, betweenUtterances)
  return utterances.map((utterance, index) => {
    const next = utterances[index + 1]?.from ?? Infinity
    const turn: HeardTurn = {}
    const spoken = answers.find(({ from, to }) => from < utterance.from && to > utterance.from)
    if (spoken) {
      turn.bargeIn = {
        fromFirstSound: spoken.to - utterance.from,
        fromDecision: spoken.to - decisionAt(microphone, block, utterance.from),
      }
    }
    const answer = answers.find(({ from }) => from > utterance.to && from < next)
    if (answer) turn.latency = answer.from - utterance.to
    return turn
  })
}

function soundIn(peaks: readonly number[], block: number, gap: number): Span[] {
  const spans: Span[] = []
  for (const [index, peak] of peaks.entries()) {
    if (peak < silence) continue
    const [from, to] = [index * block, (index + 1) * block]
    const last = spans.at(-1)
    if (last && from - last.to < gap) last.to = to
    else spans.push({ from, to })
  }
  return spans
}

/** When the visitor has made enough sound to count as an interruption. */
function decisionAt(peaks: readonly number[], block: number, from: number): number {
  const step = Math.round(window / block)
  let voiced = 0
  for (let index = Math.round(from / block); index < peaks.length; index += step) {
    const isVoiced = peaks.slice(index, index + step).some((peak) => peak >= silence)
    if (isVoiced) voiced += step * block
    if (voiced >= bargeInMilliseconds) return (index + step) * block
  }
  return peaks.length * block
}
