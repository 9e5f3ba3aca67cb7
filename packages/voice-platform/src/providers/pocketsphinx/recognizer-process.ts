import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { bytesOf } from '#platform/audio/pcm.ts'
import { VoiceProviderError } from '../voice-providers.ts'

export interface RecognizerProcess {
  /** Sends a piece of the utterance. */
  hear(audio: Uint8Array): void
  /** Ends the utterance, and resolves to the recognised lines. The process exits with it. */
  finish(): Promise<string>
  kill(): void
}

/**
 * Starts a recogniser, which loads its model and then waits for sound. In Node, a child's standard input is a socket,
 * which the recogniser cannot open by name, so `cat` is in between.
 */
export function startRecognizer(executable: string, args: readonly string[]): RecognizerProcess {
  const child = spawn('sh', ['-c', 'cat | "$@"', 'sh', executable, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // A process group, so that cat and the recogniser end together.
    detached: true,
  })
  // A waiting process must not keep the server alive. It ends with its input when the server exits.
  child.unref()
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.unref()

  let output = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  // It may fail before its first use; the later caller receives the error.
  promise.catch(() => undefined)
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  child.stdin.on('error', () => undefined)
  child.on('error', (cause) => reject(new VoiceProviderError('The recogniser did not start', { cause })))
  child.on('close', (code) => {
    if (code === 0) resolve(output)
    else reject(new VoiceProviderError('The recogniser broke off'))
  })

  return {
    hear(audio) {
      child.stdin.write(audio)
    },
    finish() {
      child.stdin.end()
      return promise
    },
    kill() {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has just exited by itself.
      }
    },
  }
}

const samplesPerMillisecond = 16
/** Milliseconds of sound that the recogniser needs to adapt to a voice; more does not help. */
const primerMilliseconds = 1_300
/** A silence after which the recogniser ends an utterance by itself, plus half a second. */
const silence = new Int16Array(3_500 * samplesPerMillisecond)

export interface PrimedRecognizer {
  /** Takes a piece of the utterance. */
  hear(audio: Int16Array): void
  /** Ends the utterance, and resolves to its words. */
  finish(): Promise<string>
  kill(): void
}

/**
 * Sends the beginning of the utterance as a separate utterance, and then the whole. At the end of each utterance, a
 * recogniser adjusts to the average spectrum of the voice and the microphone. Before that, it assumes the spectrum of the
 * speakers it was trained with, and loses first words: `can much does it cost`.
 */
export function primeRecognizer(recognizer: RecognizerProcess): PrimedRecognizer {
  let beginning: Int16Array[] | undefined = []
  let missing = primerMilliseconds * samplesPerMillisecond

  function startAgain(): void {
    const pieces = beginning ?? []
    beginning = undefined
    for (const piece of [silence, ...pieces]) recognizer.hear(bytesOf(piece))
  }

  function hear(audio: Int16Array): void {
    recognizer.hear(bytesOf(audio))
    if (!beginning) return
    beginning.push(audio)
    missing -= audio.length
    if (missing <= 0) startAgain()
  }

  return {
    hear(audio) {
      const first = beginning ? audio.subarray(0, missing) : audio
      hear(first)
      if (first.length < audio.length) hear(audio.subarray(first.length))
    },
    async finish() {
      if (beginning) startAgain()
      const lines = (await recognizer.finish()).split('\n').filter((line) => line.trim() !== '')
      // A beginning in which nothing was recognised has no line.
      return (lines.length > 1 ? lines.slice(1) : lines).join(' ')
    },
    kill: () => recognizer.kill(),
  }
}
