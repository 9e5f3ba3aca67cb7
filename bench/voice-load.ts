/**
 * What calls cost the platform, with frames of 20 ms both ways, and how many it carries until frames are late. The assistant
 * speaks all the time from sound made ahead, and the visitors' sound goes through the default detector. The platform is a
 * process of its own; the load generator is this one.
 */
import { fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { createInMemoryCallStore, createVoicePlatform } from '@frontdesk/voice-platform'
import { createFvad } from '@frontdesk/voice-platform/providers/fvad.ts'
import { listen } from '@frontdesk/voice-platform/testing/listen.ts'
import { aimed, type Measure, percentiles } from './helpers/report.ts'

const counts = [1, 20, 100, 200]
/** The calls whose cost has an aim. */
const aimedCalls = 200
/** Maximum delay of a frame at the 99th percentile. */
const lateMilliseconds = 100
/** Precision of the search for the maximum number of calls. */
const searchStep = 25
/**
 * How far the platform sends ahead of playback. A frame with a longer delay leaves a gap, and the schedule restarts.
 */
const aheadMilliseconds = 120
const frame = Buffer.alloc(640)
for (let at = 0; at < frame.length; at += 2) frame.writeInt16LE(Math.round(80 * Math.sin(at)), at)

interface Measured {
  calls: number
  percentOfCore: number
  generatorPercentOfCore: number
  kilobytesPerCall: number
  late: ReturnType<typeof percentiles>
}

interface Usage {
  cpuMilliseconds: number
  rssMegabytes: number
}

export const measure: Measure = async (scaled) => {
  const seconds = scaled(10)
  const measured: Measured[] = []
  for (const calls of counts) measured.push(await carry(calls, seconds))
  measured.push(...(await search(measured, seconds)))
  return {
    how:
      `Calls of 20 ms frames both ways: the assistant speaks all the time from sound made ahead, so that no synthesis is in the figures; the ` +
      `visitors' sound goes through the default detector. ${seconds} s each. The platform is one process; the load generator is another, and shares ` +
      `its processors. The last two rows are the most calls with a p99 under ${lateMilliseconds} ms, and the fewest that were tried beyond.`,
    head: [
      'calls',
      'of one core',
      'aim',
      'of a core in the generator',
      'memory a call',
      'frames late, p50 / p99 / most',
    ],
    rows: measured.map(({ calls, percentOfCore, generatorPercentOfCore, kilobytesPerCall, late }) => [
      calls,
      ...aimed(percentOfCore, '%', calls === aimedCalls ? { most: 30 } : {}),
      `${generatorPercentOfCore} %`,
      `${kilobytesPerCall} KB`,
      `${late.p50} / ${late.p99} / ${late.max} ms`,
    ]),
  }
}

/**
 * Doubles the calls until they are late, then bisects. Returns the maximum that is not late, and the minimum that is.
 */
async function search(known: readonly Measured[], seconds: number): Promise<[Measured, Measured]> {
  const isFine = ({ late }: Measured) => late.p99 < lateMilliseconds
  const smooth = known.filter(isFine)
  let most = smooth.at(-1) ?? (await carry(1, seconds))
  let beyond = known.find((measured) => measured.calls > most.calls && !isFine(measured))
  while (beyond === undefined || beyond.calls - most.calls > searchStep) {
    const tried = await carry(beyond ? Math.round((most.calls + beyond.calls) / 2) : most.calls * 2, seconds)
    if (isFine(tried)) most = tried
    else beyond = tried
  }
  return [most, beyond]
}

async function carry(calls: number, seconds: number): Promise<Measured> {
  const server = fork(import.meta.filename)
  const nextMessage = <Message>() =>
    new Promise<Message>((resolve) => server.once('message', resolve as () => void))
  const usage = async () => {
    const usage = nextMessage<Usage>()
    server.send('usage')
    return usage
  }
  try {
    const url = await nextMessage<string>()
    const idle = await usage()
    const late: number[] = []
    const sockets: WebSocket[] = []
    // Calls join gradually, because a sudden crowd is a different test.
    while (sockets.length < calls) {
      const some = Array.from({ length: Math.min(20, calls - sockets.length) }, () => enter(url, late))
      sockets.push(...(await Promise.all(some)))
    }
    const stop = pump(sockets)
    await sleep(2_000)
    late.length = 0
    const before = await usage()
    const ownBefore = process.cpuUsage()
    await sleep(seconds * 1000)
    const after = await usage()
    const own = process.cpuUsage(ownBefore)
    stop()
    for (const socket of sockets) socket.close()
    const measured = {
      calls,
      percentOfCore: percentOfCore(after.cpuMilliseconds - before.cpuMilliseconds, seconds),
      generatorPercentOfCore: percentOfCore((own.user + own.system) / 1000, seconds),
      kilobytesPerCall: Math.round(((after.rssMegabytes - idle.rssMegabytes) / calls) * 1000),
      late: percentiles(late),
    }
    console.error(JSON.stringify(measured))
    return measured
  } finally {
    server.kill()
  }
}

function percentOfCore(milliseconds: number, seconds: number): number {
  return Math.round((milliseconds / seconds / 10) * 10) / 10
}

/** Joins a call, and records the delay of every frame. */
async function enter(url: string, late: number[]): Promise<WebSocket> {
  const response = await fetch(`${url}/call/web`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  const { webCallUrl } = (await response.json()) as { webCallUrl: string }
  const socket = new WebSocket(webCallUrl)
  let due = 0
  socket.binaryType = 'arraybuffer'
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') return
    const now = performance.now()
    const scheduled = due === 0 ? now - aheadMilliseconds : due + 20
    late.push(Math.max(0, now - scheduled))
    due = Math.max(scheduled, now - aheadMilliseconds)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return socket
}

/** Sends each call its frame every 20 ms, with the calls spread over the interval. */
function pump(sockets: readonly WebSocket[]): () => void {
  const started = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 20) * sockets.length
    for (; sent < due; sent += 1) sockets[sent % sockets.length]?.send(frame)
  }, 2)
  return () => clearInterval(timer)
}

/** The platform in its process. It answers every message with its resource usage. */
async function serve(): Promise<void> {
  const quiet = () => undefined
  const tone = Int16Array.from({ length: 16_000 }, (_, at) => Math.round(3_000 * Math.sin(at / 8)))
  const platform = createVoicePlatform({
    providers: {
      dialogue: { name: 'none', firstMessage: 'x', openDialogue: () => ({ async *respond() {} }) },
      textToSpeech: {
        name: 'tone',
        async *synthesize() {
          for (let second = 0; second < 120; second += 1) yield tone
        },
      },
      voiceActivity: await createFvad(),
      speechToText: { name: 'none', transcribe: async () => '' },
    },
    callStore: createInMemoryCallStore(),
    limits: { concurrentCalls: 10_000, loopDelayMilliseconds: 60_000 },
    log: { info: quiet, warn: quiet, error: quiet },
  })
  const { url } = await listen(platform)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({
      cpuMilliseconds: (user + system) / 1000,
      rssMegabytes: process.memoryUsage.rss() / 1e6,
    } satisfies Usage)
  })
  process.send?.(url)
}

if (process.argv[1] === import.meta.filename) await serve()
