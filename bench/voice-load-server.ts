/**
 * The platform in a separate process. Its assistant speaks all the time from prepared sound, while the visitors' sound
 * passes through the default voice activity detector. Answers every message with its resource usage.
 */
import { createVoicePlatform, createInMemoryCallStore } from '@frontdesk/voice-platform'
import { createFvad } from '@frontdesk/voice-platform/providers/fvad/fvad.ts'
import { listen } from '@frontdesk/voice-platform/testing/listen.ts'

export interface Usage {
  cpuMilliseconds: number
  rssMegabytes: number
}

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
