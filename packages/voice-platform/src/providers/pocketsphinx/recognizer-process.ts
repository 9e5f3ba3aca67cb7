import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { VoiceProviderError } from '#platform/providers/voice-provider-error.ts'

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
