/**
 * False ends of turn: sentences with a pause in the middle, spoken by flite, through the default detector, recogniser and
 * end-of-turn rules. A turn that ends before the sentence does is false. Runs in sound time, not in real time.
 * Usage: node bench/voice-end-of-turn.ts [utterances]
 */
import { createFlite } from '@frontdesk/voice-platform/providers/flite/flite.ts'
import { createFvad } from '@frontdesk/voice-platform/providers/fvad/fvad.ts'
import { findPocketsphinx } from '@frontdesk/voice-platform/providers/pocketsphinx/find-pocketsphinx.ts'
import { createPocketsphinx } from '@frontdesk/voice-platform/providers/pocketsphinx/pocketsphinx.ts'
import { createListener } from '@frontdesk/voice-platform/session/listener.ts'

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

const wanted = Number(process.argv[2] ?? 240)
const files = await findPocketsphinx(process.env['PATH'] ?? '')
if (!files) throw new Error('This needs the Debian packages pocketsphinx and pocketsphinx-en-us.')
const recogniser = await createPocketsphinx({
  files,
  phrases: halves.map((pair) => pair.join(' ').toLowerCase()),
})
const activity = await createFvad()
const never = new AbortController().signal
const outcomes = new Map<number, { spoken: number; cutOff: number; understood: number }>()

let spoken = 0
for (const voice of voices) {
  const flite = await createFlite({ voice, workers: 1 })
  const say = async (words: string) => {
    for await (const sound of flite.synthesize(words, { signal: never })) return sound
    throw new Error('No sound')
  }
  for (const [first, second] of halves) {
    const sounds = [await say(first), await say(second)] as const
    for (const pause of pauses) {
      if (spoken >= (wanted / voices.length) * (voices.indexOf(voice) + 1)) continue
      spoken += 1
      await listenTo(sounds, pause, `${first} ${second}`.toLowerCase())
    }
  }
  await flite.close()
}
await recogniser.close()

async function listenTo([first, second]: readonly [Int16Array, Int16Array], pause: number, words: string) {
  const turns: { words: string; at: number }[] = []
  const pending = new Set<Promise<unknown>>()
  let at = 0
  const listener = createListener({
    detector: activity.openDetector(),
    speechToText: {
      name: recogniser.name,
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
    // A recogniser without delay: the hardest case, since nothing holds the turn open but its words.
    if (pending.size > 0) await Promise.allSettled(pending)
    await Promise.resolve()
  }
  listener.close()
  const tally = outcomes.get(pause) ?? { spoken: 0, cutOff: 0, understood: 0 }
  tally.spoken += 1
  if (turns.some((turn) => turn.at < end)) {
    tally.cutOff += 1
    console.error(`cut off after ${pause} ms: ${words} -> ${turns.map((turn) => turn.words).join(' | ')}`)
  }
  if (turns.length === 1 && turns[0]?.words === words) tally.understood += 1
  outcomes.set(pause, tally)
}

const tallies = [...outcomes.values()]
const total = (key: 'spoken' | 'cutOff' | 'understood') => tallies.reduce((sum, tally) => sum + tally[key], 0)
console.log(
  JSON.stringify(
    {
      utterances: total('spoken'),
      falseEnds: `${((total('cutOff') / total('spoken')) * 100).toFixed(1)} %`,
      understoodWhole: `${((total('understood') / total('spoken')) * 100).toFixed(1)} %`,
      byPauseMilliseconds: Object.fromEntries([...outcomes].toSorted(([one], [other]) => one - other)),
    },
    undefined,
    2,
  ),
)
