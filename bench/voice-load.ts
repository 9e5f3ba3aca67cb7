/**
 * Calls of 20 ms frames both ways: CPU and memory of the platform's process, and how late frames are. The assistant speaks
 * all the time, from sound made ahead; the visitor's sound goes through the default voice activity detector.
 * Usage: node bench/voice-load.ts [seconds] [calls…]
 */
import { fork } from 'node:child_process'
import { createInMemoryCallStore, createVoicePlatform } from '@frontdesk/voice-platform'
import { listen } from '@frontdesk/voice-platform/testing/listen.ts'
import { createFvad } from '@frontdesk/voice-platform/providers/fvad/fvad.ts'
import { percentiles } from './percentiles.ts'

interface Usage {
  cpuMilliseconds: number
  rssMegabytes: number
}

/** The platform's lead over the loudspeaker. A frame later than that leaves a gap, and the schedule starts anew. */
const aheadMilliseconds = 120
const frame = Buffer.alloc(640)
for (let at = 0; at < frame.length; at += 2) frame.writeInt16LE(Math.round(80 * Math.sin(at)), at)

if (process.argv[2] === 'server') await serve()
else await measure(Number(process.argv[2] ?? 10), process.argv.slice(3).map(Number))

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
    limits: { concurrentCalls: 1_000, loopDelayMilliseconds: 10_000 },
    log: { info: quiet, warn: quiet, error: quiet },
  })
  const { url } = await listen(platform)
  process.send?.(url)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({
      cpuMilliseconds: (user + system) / 1000,
      rssMegabytes: process.memoryUsage.rss() / 1e6,
    } satisfies Usage)
  })
}

async function measure(seconds: number, counts: number[]): Promise<void> {
  for (const calls of counts.length > 0 ? counts : [1, 20, 100, 200]) {
    const child = fork(import.meta.filename, ['server'])
    const answer = <Answer>() =>
      new Promise<Answer>((resolve) => child.once('message', resolve as () => void))
    const usage = async () => {
      const answered = answer<Usage>()
      child.send('usage')
      return answered
    }
    const url = await answer<string>()
    const idle = await usage()
    const late: number[] = []
    const sockets = await Promise.all(Array.from({ length: calls }, () => join(url, late)))
    await sleep(1_000)
    late.length = 0
    const before = await usage()
    const stop = pump(sockets)
    await sleep(seconds * 1000)
    const after = await usage()
    stop()
    for (const socket of sockets) socket.close()
    child.kill()
    console.log(
      JSON.stringify({
        calls,
        shareOfOneCore:
          Math.round(((after.cpuMilliseconds - before.cpuMilliseconds) / seconds / 10) * 10) / 10 + ' %',
        kilobytesPerCall: Math.round(((after.rssMegabytes - idle.rssMegabytes) / calls) * 1000),
        frameLateMilliseconds: percentiles(late),
      }),
    )
  }
}

/** Joins a call; every frame that comes adds how late it was, 120 ms being a gap in what is heard. */
async function join(url: string, late: number[]): Promise<WebSocket> {
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

/** Sends each call its frame every 20 ms, the calls spread over the interval. */
function pump(sockets: readonly WebSocket[]): () => void {
  const started = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 20) * sockets.length
    for (; sent < due; sent += 1) sockets[sent % sockets.length]?.send(frame)
  }, 2)
  return () => clearInterval(timer)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
