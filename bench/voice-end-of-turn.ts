import { createConciergeProvider } from '@frontdesk/voice-platform'
import { createFlite } from '@frontdesk/voice-platform/providers/flite/flite.ts'
import { createFvad } from '@frontdesk/voice-platform/providers/fvad/fvad.ts'
import { findPocketsphinx } from '@frontdesk/voice-platform/providers/pocketsphinx/find-pocketsphinx.ts'
import { createPocketsphinx } from '@frontdesk/voice-platform/providers/pocketsphinx/pocketsphinx.ts'
import type { SpeechToTextProvider } from '@frontdesk/voice-platform/providers/speech-to-text-provider.ts'
import type { VoiceActivityProvider } from '@frontdesk/voice-platform/providers/voice-activity-provider.ts'
import { createListener } from '@frontdesk/voice-platform/session/listener.ts'
import { siteKnowledge } from '../apps/website/server/voice/knowledge/site-knowledge.ts'
import { aimsTable } from './aims.ts'
import { noteMachine } from './machine.ts'

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

const utterances = 240

interface Tally {
  spoken: number
  cutOff: number
  understood: number
}

/**
 * Measures false ends of turns: sentences with a pause in the middle, spoken by flite, through the default detector,
 * recogniser and end-of-turn rules. A turn that ends before the sentence does is false. Runs in simulated time.
 */
export async function measureEndOfTurn(): Promise<string> {
  const machine = noteMachine()
  const files = await findPocketsphinx(process.env['PATH'] ?? '')
  if (!files) return '**Not measured: this needs the Debian packages pocketsphinx and pocketsphinx-en-us.**'
  const recogniser = await createPocketsphinx({
    files,
    sentences: createConciergeProvider(siteKnowledge(null, '')).expectedSentences ?? [],
    timeoutMilliseconds: 60_000,
  })
  const activity = await createFvad()
  const outcomes = new Map<number, Tally>()
  let spoken = 0
  for (const [index, voice] of voices.entries()) {
    const flite = await createFlite({ voice, workers: 1 })
    for (const [first, second] of halves) {
      const sounds = [await say(flite, first), await say(flite, second)] as const
      for (const pause of pauses) {
        if (spoken >= (utterances / voices.length) * (index + 1)) continue
        spoken += 1
        const turns = await listenTo(sounds, pause, recogniser, activity)
        tally(outcomes, pause, turns, `${first} ${second}`.toLowerCase())
      }
    }
    await flite.close()
  }
  await recogniser.close()
  return report(outcomes, machine.describe())
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
        const settle = () => pending.delete(heard)
        heard.then(settle, settle)
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

function tally(outcomes: Map<number, Tally>, pause: number, { turns, end }: Turns, words: string): void {
  const counted = outcomes.get(pause) ?? { spoken: 0, cutOff: 0, understood: 0 }
  counted.spoken += 1
  if (turns.some((turn) => turn.at < end)) {
    counted.cutOff += 1
    console.error(`cut off after ${pause} ms: ${words} -> ${turns.map((turn) => turn.words).join(' | ')}`)
  }
  if (turns.length === 1 && turns[0]?.words === words) counted.understood += 1
  outcomes.set(pause, counted)
}

function report(outcomes: Map<number, Tally>, machine: string): string {
  const tallies = [...outcomes.values()]
  const total = (key: keyof Tally) => tallies.reduce((sum, counted) => sum + counted[key], 0)
  const share = (key: keyof Tally) => (total(key) / total('spoken')) * 100
  const rows = [...outcomes].toSorted(([one], [other]) => one - other)
  return [
    `${total('spoken')} sentences in four voices, each with a pause in its middle where half a sentence might be one. Sound time, not real ` +
      `time: nothing here depends on the machine but the recogniser's own verdicts (${machine}).`,
    aimsTable([
      { what: 'false ends of turn', measured: share('cutOff'), unit: '%', most: 3 },
      { what: 'understood whole, to the word', measured: share('understood'), unit: '%' },
    ]),
    [
      '| pause | sentences | cut off | understood whole |',
      '|--:|--:|--:|--:|',
      ...rows.map(
        ([pause, { spoken, cutOff, understood }]) =>
          `| ${pause} ms | ${spoken} | ${cutOff} | ${understood} |`,
      ),
    ].join('\n'),
  ].join('\n\n')
}
