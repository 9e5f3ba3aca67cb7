import { parentPort, workerData } from 'node:worker_threads'
import { samplesOf, trimSilence } from '#platform/audio/pcm.ts'
import { readWav } from '#platform/audio/wav.ts'
import { runWasiCommand } from './wasi-process.ts'

export interface FliteRequest {
  id: number
  text: string
}

export type FliteResponse = { id: number; samples: Int16Array } | { id: number; error: string }

const { module, voice }: { module: WebAssembly.Module; voice: string } = workerData

parentPort?.on('message', ({ id, text }: FliteRequest) => {
  try {
    const { exitCode, output } = runWasiCommand(module, [
      'flite',
      '-voice',
      voice,
      '-t',
      text,
      '-o',
      '/o.wav',
    ])
    if (exitCode !== 0) throw new Error(`flite ended with ${exitCode}`)
    const samples = trimSilence(samplesOf(readWav(output))).slice()
    parentPort?.postMessage({ id, samples } satisfies FliteResponse, [samples.buffer])
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies FliteResponse)
  }
})
