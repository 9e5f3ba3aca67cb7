import { Worker } from 'node:worker_threads'
import { type ParsedMail, unreadable } from './parse-mail.ts'
import type { ParseInput } from './parse-thread.ts'

/** Milliseconds after which a mail counts as unreadable: the largest takes about one second on a machine that is not busy. */
const timeout = 60_000

/** Megabytes of memory: several times the largest mail. */
const memory = 512

/** Reads mails in a thread of its own, which starts with the first and ends with one that it cannot read. */
export type MailParser = {
  parse(source: Uint8Array, isCut: boolean): Promise<ParsedMail>
  close(): Promise<void>
}

/** Creates the parser. It reads one mail at a time. */
export function createMailParser(): MailParser {
  let worker: Worker | undefined
  let lastId = 0

  async function end(): Promise<void> {
    await worker?.terminate()
    worker = undefined
  }

  return {
    async parse(source, isCut) {
      const id = ++lastId
      const thread = (worker ??= new Worker(new URL('./parse-thread.ts', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: memory },
      }))
      const mail = await new Promise<ParsedMail | null>((resolve) => {
        const timer = setTimeout(() => resolve(null), timeout)
        const settle = (parsed: ParsedMail | null) => {
          clearTimeout(timer)
          resolve(parsed)
        }
        thread.removeAllListeners('message').on('message', (answer: { id?: number; mail?: ParsedMail }) => {
          // Under `node --watch`, Node reports the thread's imports through the same port.
          if (answer.id === id && answer.mail) settle(answer.mail)
        })
        thread.removeAllListeners('error').on('error', () => settle(null))
        thread.removeAllListeners('exit').on('exit', () => settle(null))
        thread.postMessage({ id, source, isCut } satisfies ParseInput)
      })
      if (mail) return mail
      await end()
      return unreadable
    },
    close: end,
  }
}
