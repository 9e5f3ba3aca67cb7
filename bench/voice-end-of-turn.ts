/**
 * False ends of turns: sentences with a pause in the middle, where half a sentence might be a whole one, spoken by flite,
 * through the default detector, recogniser and end-of-turn rules. A turn that ends before the sentence does is false. It
 * runs in simulated time, so nothing depends on the machine but the recogniser's own verdicts.
 */
import { createConciergeProvider } from '@frontdesk/voice-platform'
import { createFlite } from '@frontdesk/voice-platform/providers/flite/flite.ts'
import { createFvad } from '@frontdesk/voice-platform/providers/fvad.ts'
import { createPocketsphinx } from '@frontdesk/voice-platform/providers/pocketsphinx/pocketsphinx.ts'
import type {
  SpeechToTextProvider,
  VoiceActivityProvider,
} from '@frontdesk/voice-platform/providers/voice-providers.ts'
import { createListener } from '@frontdesk/voice-platform/session/listener.ts'
import { siteKnowledge } from '../apps/website/server/voice/knowledge/site-knowledge.ts'
import { pocketsphinxFiles } from './helpers/recogniser.ts'
import { aimed, type Measure } from './helpers/report.ts'

const samplesPerFrame = 320
const samplesPerMillisecond = 16
const halves = [
  ['I would like to', 'book a demo'],
  ['I want to', 'schedule a consultation'],
  ['tell me about', 'customer support'],
  ['tell me about', 'appointment scheduling'],
  ['what services', 'do you offer'],
  ['how much', 'does it cost'],
  ['how long', 'does it take'],
  ['do you work with', 'healthcare'],
  ['can you tell me', 'how it works'],
  ['I am interested in', 'process automation'],
] as const
const pauses = [200, 300, 400, 500, 650, 800]
const voices = ['slt', 'rms', 'awb', 'kal16'] as const

interface Outcome {
  pause: number
  isCutOff: boolean
  isUnderstood: boolean
}

export const measure: Measure = async (scaled) => {
  const recogniser = await createPocketsphinx({
    files: await pocketsphinxFiles(),
    sentences: createConciergeProvider(siteKnowledge(null, '')).expectedSentences ?? [],
    timeoutMilliseconds: 60_000,
  })
  const activity = await createFvad()
  const sentences = halves.slice(0, scaled(halves.length))
  const outcomes: Outcome[] = []
  for (const voice of voices) {
    const flite = await createFlite({ voice, workers: 1 })
    for (const [first, second] of sentences) {
      const sounds = [await say(flite, first), await say(flite, second)] as const
      const words = `${first} ${second}`.toLowerCase()
      for (const pause of pauses) {
        const { turns, end } = await listenTo(sounds, pause, recogniser, activity)
        const isCutOff = turns.some((turn) => turn.at < end)
        if (isCutOff) {
          const heard = turns.map((turn) => turn.words).join(' | ')
          console.error(`cut off after ${pause} ms: ${words} -> ${heard}`)
        }
        outcomes.push({ pause, isCutOff, isUnderstood: turns.length === 1 && turns[0]?.words === words })
      }
    }
    await flite.close()
  }
  await recogniser.close()

  const row = (some: readonly Outcome[], limit: { most?: number }) => {
    const percent = (is: (outcome: Outcome) => boolean) => (100 * some.filter(is).length) / some.length
    const cutOff = aimed(
      percent(({ isCutOff }) => isCutOff),
      '%',
      limit,
    )
    return [some.length, ...cutOff, `${percent(({ isUnderstood }) => isUnderstood).toFixed(1)} %`]
  }
  return {
    how:
      `${outcomes.length} sentences in four voices, each with a pause in its middle where half a sentence might be one. Sound time, not real ` +
      "time: nothing here depends on the machine but the recogniser's own verdicts.",
    head: ['pause', 'sentences', 'false ends of turn', 'aim', 'understood whole, to the word'],
    rows: [
      ...pauses.map((pause) => [
        `${pause} ms`,
        ...row(
          outcomes.filter((each) => each.pause === pause),
          {},
        ),
      ]),
      ['all', ...row(outcomes, { most: 3 })],
    ],
  }
}

type Voice = Awaited<ReturnType<typeof createFlite>>

async function say(voice: Voice, words: string): Promise<Int16Array> {
  for await (const sound of voice.synthesize(words, { signal: new AbortController().signal })) return sound
  throw new Error('No sound')
}

interface Turns {
  turns: { words: string; at: number }[]
  /** The end of the sentence, in samples. */
  end: number
}

async function listenTo(
  [first, second]: readonly [Int16Array, Int16Array],
  pause: number,
  recogniser: SpeechToTextProvider,
  activity: VoiceActivityProvider,
): Promise<Turns> {
  const turns: { words: string; at: number }[] = []
  const pending = new Set<Promise<unknown>>()
  let at = 0
  const listener = createListener({
    detector: activity.openDetector(),
    speechToText: {
      name: recogniser.name,
      ...(recogniser.endsSentence && { endsSentence: recogniser.endsSentence }),
      // Not `follow`: simulated time waits for what is transcribed.
      transcribe(audio, options) {
        const heard = recogniser.transcribe(audio, options)
        pending.add(heard)
        const remove = () => pending.delete(heard)
        heard.then(remove, remove)
        return heard
      },
    },
    expected: () => 'anything',
    isAssistantSpeaking: () => false,
    onSpeechStart: () => undefined,
    onSpeechStop: () => undefined,
    onBargeIn: () => undefined,
    onPartial: () => undefined,
    onHeard: (heard) => turns.push({ words: heard, at }),
    onNotUnderstood: () => turns.push({ words: '', at }),
    onFault: () => undefined,
  })
  const lead = new Int16Array(400 * samplesPerMillisecond)
  const gap = new Int16Array(pause * samplesPerMillisecond)
  const tail = new Int16Array(2_500 * samplesPerMillisecond)
  const end = lead.length + first.length + gap.length + second.length
  const sound = Int16Array.from([...lead, ...first, ...gap, ...second, ...tail])
  for (; at + samplesPerFrame <= sound.length; at += samplesPerFrame) {
    listener.hear(sound.slice(at, at + samplesPerFrame))
    // A recogniser without delay: the hardest case, since only its words keep the turn open.
    if (pending.size > 0) await Promise.allSettled(pending)
    await Promise.resolve()
  }
  listener.close()
  return { turns, end }
}
