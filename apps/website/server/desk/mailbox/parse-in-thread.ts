import { type ThreadWorker, workInThread } from '#server/runtime/work-in-thread.ts'
import { type ParsedMail, unreadable } from './parse-mail.ts'
import type { ParseInput } from './parse-thread.ts'

/** The largest mail takes about one second on a machine that is not busy, and a part of the memory. */
const limits = { timeout: 60_000, memory: 512 }

/** Reads mails in a thread of its own. */
export type MailParser = {
  parse(source: Uint8Array, isCut: boolean): Promise<ParsedMail>
  close(): Promise<void>
}

/** Creates the parser. It reads one mail at a time; one that it cannot read counts as unreadable. */
export function createMailParser(): MailParser {
  const thread: ThreadWorker<ParseInput, ParsedMail> = workInThread(
    new URL('./parse-thread.ts', import.meta.url),
    limits,
  )
  return {
    parse: async (source, isCut) => (await thread.work({ source, isCut })) ?? unreadable,
    close: () => thread.close(),
  }
}
