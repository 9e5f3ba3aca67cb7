import { setTimeout as sleep } from 'node:timers/promises'
import { createFlite } from '@frontdesk/voice-platform/providers/flite/flite.ts'
import { joinCall, type TestVisitor } from '@frontdesk/voice-platform/testing/test-visitor.ts'

/** Visitors hang up, close the page, lose the connection for good, or lose it and come back. */
const ways = ['end-call', 'close', 'lose', 'come back'] as const

const questions = [
  'What services do you offer?',
  'How do we get started?',
  'Tell me about your company.',
  'I would like to book a demo.',
]

/**
 * Simulates visitors behind a proxy who call, speak, interrupt the answer or listen to a part of it, and leave in various
 * ways, until the time is over. Returns the number of calls, and the number of those that received an answer.
 */
export async function callOften(
  url: string,
  { visitors, milliseconds }: { visitors: number; milliseconds: number },
) {
  const voice = await createFlite({ workers: 1 })
  const { signal } = new AbortController()
  const speech: Int16Array[] = []
  for (const question of questions) {
    for await (const sound of voice.synthesize(question, { signal })) speech.push(sound)
  }
  await voice.close()
  const until = performance.now() + milliseconds
  const held = { calls: 0, answered: 0 }

  async function keepCalling(first: number): Promise<void> {
    for (let call = first; performance.now() < until; call += 1) {
      const question = speech[call % speech.length]
      const way = ways[call % ways.length]
      if (!question || !way) continue
      held.calls += 1
      if (await holdCall(url, question, way)) held.answered += 1
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => keepCalling(visitor)))
  return held
}

async function holdCall(url: string, question: Int16Array, way: (typeof ways)[number]): Promise<boolean> {
  const visitor = await joinCall(await createCall(url))
  // In the middle of the greeting.
  await sleep(1_000)
  await visitor.speak(question)
  const before = visitor.messages.length
  const answered = await isAnswered(visitor, before)
  await sleep(1_000)
  if (way === 'come back') return (await comeBack(visitor)) && answered
  if (way === 'end-call') visitor.send({ type: 'end-call' })
  else if (way === 'close') visitor.hangUp()
  else visitor.socket.terminate()
  await visitor.closed()
  return answered
}

let networks = 0

/** Creates a call from a separate network, and retries while a busy machine refuses. */
async function createCall(url: string): Promise<string> {
  for (;;) {
    networks += 1
    const response = await fetch(`${url}/voice/call/web`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.${networks >> 8}.${networks % 256}.1`,
      },
      body: '{}',
    })
    const body = (await response.json()) as { webCallUrl: string }
    if (response.status === 201) return body.webCallUrl
    if (response.status !== 503) throw new Error(`No call: ${response.status}`)
    await sleep(1_000)
  }
}

async function isAnswered(visitor: TestVisitor, from: number): Promise<boolean> {
  const started = visitor.message(
    'speech-update',
    ({ role, status }) => role === 'assistant' && status === 'started',
    from,
  )
  return started.then(
    () => true,
    () => false,
  )
}

async function comeBack(visitor: TestVisitor): Promise<boolean> {
  const { reconnect } = await visitor.message('ready')
  visitor.socket.terminate()
  await visitor.closed()
  const again = await joinCall(reconnect.url)
  const { resumed } = await again.message('ready')
  again.hangUp()
  await again.closed()
  return resumed
}
