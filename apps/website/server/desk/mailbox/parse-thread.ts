/** The program of the thread that reads mails. */
import { parentPort } from 'node:worker_threads'
import type { ThreadTask } from '#server/runtime/work-in-thread.ts'
import { parseMail } from './parse-mail.ts'

export type ParseInput = { source: Uint8Array; isCut: boolean }

parentPort?.on('message', ({ id, input: { source, isCut } }: ThreadTask<ParseInput>) => {
  void parseMail(source, isCut).then((output) => parentPort?.postMessage({ id, output }))
})
