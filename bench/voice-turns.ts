/**
 * Turn latency of the embedded voice platform over a loopback socket: from the last voiced sound that the visitor sent to
 * the first frame of the answer, and from talking over the assistant to its silence. Default voice, detector, recogniser.
 * Usage: node bench/voice-turns.ts [turns]
 */
import { createInMemoryCallStore, createVoicePlatform, createVoiceProviders } from '@frontdesk/voice-platform'
import type { DialogueProvider } from '@frontdesk/voice-platform'
import { listen } from '@frontdesk/voice-platform/testing/listen.ts'
import { joinCall } from '@frontdesk/voice-platform/testing/test-visitor.ts'
import { percentiles } from './percentiles.ts'

const turns = Number(process.argv[2] ?? 50)
const questions = [
  'I would like to book a demo',
  'how much does it cost',
  'what services do you offer',
  'tell me about appointment scheduling',
]
let answered = 0
const dialogue: DialogueProvider = {
  name: 'bench',
  firstMessage: 'Hello, I am an AI.',
  expectedPhrases: questions.map((question) => question.toLowerCase()),
  openDialogue: () => ({
    async *respond() {
      answered += 1
      // Never the same twice, so that the cache of spoken clauses does not help.
      yield {
        type: 'text',
        text: `Here is answer number ${answered}, and it goes on for a while, so that there is something to interrupt.`,
      }
    },
  }),
}

const quiet = () => undefined
const log = { info: quiet, warn: quiet, error: quiet }
const providers = await createVoiceProviders({ dialogue, searchPath: process.env['PATH'] ?? '', log })
const platform = createVoicePlatform({
  providers,
  callStore: createInMemoryCallStore(),
  limits: { callSeconds: 36_000 },
  log,
})
const server = await listen(platform)
const never = new AbortController().signal

async function speechOf(sentence: string): Promise<Int16Array[]> {
  const pieces: Int16Array[] = []
  for await (const piece of providers.textToSpeech.synthesize(sentence, { signal: never })) pieces.push(piece)
  return pieces
}

const response = await fetch(`${server.url}/call/web`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: '{}',
})
const { webCallUrl } = (await response.json()) as { webCallUrl: string }
const visitor = await joinCall(webCallUrl)
const stopped = (from: number) =>
  visitor.message('speech-update', ({ role, status }) => role === 'assistant' && status === 'stopped', from)
await stopped(0)

const turnLatencies: number[] = []
const bargeIns: number[] = []
let understood = 0
for (let turn = 0; turn < turns; turn += 1) {
  const question = questions[turn % questions.length] ?? ''
  await askAndMeasure(question)
  if (turn % 2 === 0) {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await interruptAndMeasure()
  }
  await stopped(visitor.messages.length)
}

async function askAndMeasure(question: string): Promise<void> {
  const before = visitor.messages.length
  // The voice leaves 80 ms of quiet after its last loud sample; that is not the visitor's last sound.
  const lastSound = await visitor.speakPieces(await speechOf(question), 80)
  turnLatencies.push((await visitor.nextFrame()) - lastSound)
  if (visitor.messages.slice(before).some((message) => isUnderstood(message, question))) understood += 1
}

async function interruptAndMeasure(): Promise<void> {
  const from = visitor.messages.length
  const speech = await speechOf('what services do you offer')
  const started = performance.now()
  const spoken = visitor.speakPieces(speech)
  await visitor.message('clear-audio', () => true, from)
  bargeIns.push(performance.now() - started)
  await spoken
  await visitor.message(
    'speech-update',
    ({ role, status }) => role === 'assistant' && status === 'started',
    from,
  )
}

function isUnderstood(message: (typeof visitor.messages)[number], question: string): boolean {
  return (
    message.type === 'transcript' &&
    message.role === 'user' &&
    message.transcriptType === 'final' &&
    message.transcript === question.toLowerCase()
  )
}

console.log(
  JSON.stringify(
    {
      recogniser: providers.speechToText?.name ?? 'none',
      turns,
      understood,
      turnLatencyMilliseconds: percentiles(turnLatencies),
      speechToClearAudioMilliseconds: percentiles(bargeIns),
    },
    undefined,
    2,
  ),
)
visitor.hangUp()
await visitor.closed()
await platform.close()
await Promise.all([server.close(), providers.close()])
