import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { createFlite } from '@frontdesk/voice-platform/providers/flite/flite.ts'
import { callPanel, finished } from './voice-visit.ts'

/** Sample rate of the voice. */
const sampleRate = 16_000

/** Installs a microphone into which a test can speak at any time. Runs in the page. */
function installMicrophone(rate: number): void {
  let context: AudioContext | undefined
  let microphone: MediaStreamAudioDestinationNode | undefined
  navigator.mediaDevices.getUserMedia = async () => {
    context ??= new AudioContext()
    microphone ??= context.createMediaStreamDestination()
    await context.resume()
    const stream = microphone.stream.clone()
    // A stream created in the page does not support a device's constraints.
    for (const track of stream.getTracks()) track.applyConstraints = () => Promise.resolve()
    return stream
  }
  const speakIntoMicrophone = (speech: string) =>
    new Promise<void>((resolve, reject) => {
      if (!context || !microphone) return reject(new Error('Nobody has opened the microphone'))
      const pcm = new Int16Array(Uint8Array.from(atob(speech), (character) => character.charCodeAt(0)).buffer)
      const buffer = context.createBuffer(1, pcm.length, rate)
      buffer.copyToChannel(
        Float32Array.from(pcm, (sample) => sample / 0x8000),
        0,
      )
      const source = new AudioBufferSourceNode(context, { buffer })
      source.onended = () => resolve()
      source.connect(microphone)
      source.start()
    })
  Object.assign(window, { speakIntoMicrophone })
}

export async function giveMicrophone(page: Page): Promise<void> {
  await page.addInitScript(installMicrophone, sampleRate)
}

/** Synthesises a sentence to be spoken later: PCM in base64. */
export async function prepareSpeech(sentence: string): Promise<string> {
  const voice = await createFlite({ workers: 1 })
  const pieces: Buffer[] = []
  const { signal } = new AbortController()
  for await (const { buffer, byteOffset, byteLength } of voice.synthesize(sentence, { signal })) {
    pieces.push(Buffer.from(buffer, byteOffset, byteLength))
  }
  await voice.close()
  return Buffer.concat(pieces).toString('base64')
}

/** Speaks into the page's microphone; resolves when the last sound is out. */
export const speak = (page: Page, speech: string): Promise<void> =>
  page.evaluate((pcm) => {
    const { speakIntoMicrophone } = window as unknown as {
      speakIntoMicrophone: (pcm: string) => Promise<void>
    }
    return speakIntoMicrophone(pcm)
  }, speech)

/** Waits until the assistant has finished an utterance that contains `answer`. */
export async function hearsOut(page: Page, answer: RegExp): Promise<void> {
  const said = finished(page, 'assistant')
  await expect.poll(async () => (await said.allTextContents()).at(-1), { timeout: 40_000 }).toMatch(answer)
}

/** Says a sentence, and repeats it if it was not understood, as visitors do, until the assistant has finished its answer. */
export async function says(page: Page, sentence: string, answer: RegExp): Promise<void> {
  const speech = await prepareSpeech(sentence)
  const answers = finished(page, 'assistant')
  for (let attempt = 1; ; attempt += 1) {
    const before = await answers.count()
    await speak(page, speech)
    const newest = async () => (await answers.allTextContents()).slice(before).at(-1) ?? ''
    await expect
      .poll(newest, { timeout: 40_000 })
      .toMatch(attempt < 3 ? new RegExp(`${answer.source}|Sorry|sorry|I still did not`) : answer)
    if (answer.test(await newest())) return
    await expect.poll(() => callPanel(page).getAttribute('data-call')).toBe('active')
  }
}
