import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findNaturalVoice } from './find-natural-voice.ts'
import { speakInBrowser } from './speak-in-browser.ts'

class ScriptedUtterance {
  readonly text: string
  onstart: (() => void) | null = null
  onboundary: ((event: { charIndex: number; name: string }) => void) | null = null
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  volume = 1

  constructor(text: string) {
    this.text = text
  }
}

const asVoice = (name: string, lang = 'en-US', localService = true) =>
  ({ name, lang, localService, default: false, voiceURI: name }) as SpeechSynthesisVoice

let said: ScriptedUtterance[]
let voices: SpeechSynthesisVoice[]
const cancel = vi.fn()

beforeEach(() => {
  said = []
  cancel.mockReset()
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', ScriptedUtterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: ScriptedUtterance) => said.push(utterance),
    cancel,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const progress: [utterance: number, characters: number, done: boolean][] = []
  const speaking: boolean[] = []
  const onFailed = vi.fn()
  const voice = speakInBrowser({
    voice: asVoice('Samantha'),
    volume: 0.5,
    onProgress: ({ utterance, characters, done }) => progress.push([utterance, characters, done]),
    onSpeaking: (is) => speaking.at(-1) !== is && speaking.push(is),
    onFailed,
  })
  return { voice, progress, speaking, onFailed }
}

test('speaks clauses one by one, and reports their words as they are heard', () => {
  const { voice, progress, speaking, onFailed } = open()
  voice.speak(1, 'Hello there.')
  voice.speak(2, 'Bye.')
  expect(said.map(({ text, volume }) => [text, volume])).toEqual([['Hello there.', 0.5]])
  said[0]?.onstart?.()
  said[0]?.onboundary?.({ charIndex: 6, name: 'word' })
  voice.setVolume(0.2)
  said[0]?.onend?.()
  said[1]?.onstart?.()
  said[1]?.onend?.()
  expect(said.map(({ text, volume }) => [text, volume])).toEqual([
    ['Hello there.', 0.5],
    ['Bye.', 0.2],
  ])
  expect(progress).toEqual([
    [1, 0, false],
    [1, 6, false],
    [1, 12, true],
    [2, 0, false],
    [2, 4, true],
  ])
  expect(speaking).toEqual([true, false])
  expect(onFailed).not.toHaveBeenCalled()
})

test('is silent at once with sound off: the rest of the clause is spoken at volume 0', () => {
  const { voice, progress, onFailed } = open()
  voice.speak(1, 'Hello there.')
  said[0]?.onstart?.()
  said[0]?.onboundary?.({ charIndex: 6, name: 'word' })
  voice.setVolume(0)
  expect(cancel).toHaveBeenCalledOnce()
  expect(said[0]?.onend).toBeNull()
  expect(said.map(({ text, volume }) => [text, volume])).toEqual([
    ['Hello there.', 0.5],
    ['there.', 0],
  ])
  said[1]?.onstart?.()
  said[1]?.onend?.()
  expect(progress).toEqual([
    [1, 0, false],
    [1, 6, false],
    [1, 6, false],
    [1, 12, true],
  ])
  expect(onFailed).not.toHaveBeenCalled()
})

test('assumes the usual pace for a voice that reports no words', async () => {
  const { voice, progress } = open()
  voice.speak(1, 'We offer support and scheduling for every kind of company.')
  said[0]?.onstart?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(progress.at(-1)).toEqual([1, 14, false])
})

test('is silenced by an interruption at once, and reports nothing more', async () => {
  const { voice, progress, speaking, onFailed } = open()
  voice.speak(1, 'We offer support and scheduling.')
  voice.speak(2, 'And more.')
  said[0]?.onstart?.()
  voice.clear()
  expect(cancel).toHaveBeenCalledOnce()
  expect(speaking).toEqual([true, false])
  said[0]?.onend?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(progress).toEqual([[1, 0, false]])
  expect(said).toHaveLength(1)
  expect(onFailed).not.toHaveBeenCalled()
  voice.speak(3, 'What else?')
  expect(said.at(-1)?.text).toBe('What else?')
})

test.each<[string, (utterance: ScriptedUtterance) => void]>([
  ['never begins', () => undefined],
  [
    'falls silent in the middle',
    (utterance) => {
      utterance.onstart?.()
      utterance.onboundary?.({ charIndex: 4, name: 'word' })
    },
  ],
  ['reports an error', (utterance) => utterance.onerror?.()],
  ['ends without a sound', (utterance) => utterance.onend?.()],
])('a voice that %s is given up', async (_, happen) => {
  const { voice, progress, speaking, onFailed } = open()
  voice.speak(1, 'Hello there.')
  const [utterance] = said
  if (utterance) happen(utterance)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onFailed).toHaveBeenCalledOnce()
  expect(cancel).toHaveBeenCalledOnce()
  expect(speaking.at(-1)).toBe(false)
  expect(progress.some(([, , done]) => done)).toBe(false)
  voice.speak(2, 'Not said any more.')
  expect(said).toHaveLength(1)
})

test('chooses the best natural voice on the device', () => {
  voices = [
    asVoice('Fred'),
    asVoice('Daniel', 'en-GB'),
    asVoice('Samantha', 'en_US'),
    asVoice('Ava (Premium)', 'en-AU'),
  ]
  expect(findNaturalVoice('en-US')?.name).toBe('Ava (Premium)')
  voices = voices.slice(0, 3)
  expect(findNaturalVoice('en-US')?.name).toBe('Samantha')
})

test.each([
  ['a service speaks', asVoice('Microsoft Aria Online (Natural) - English (United States)', 'en-US', false)],
  ['it is a robot', asVoice('Zarvox')],
  ['it is espeak', asVoice('English (America)+male1', 'en-us')],
  ['it speaks another language', asVoice('Anna (Enhanced)', 'de-DE')],
])('no voice is taken where %s', (_, voice) => {
  voices = [voice]
  expect(findNaturalVoice('en-US')).toBeUndefined()
})

test('chooses none if the browser has no voices, or lists them later', () => {
  voices = []
  expect(findNaturalVoice('en-US')).toBeUndefined()
  vi.stubGlobal('speechSynthesis', undefined)
  expect(findNaturalVoice('en-US')).toBeUndefined()
})
