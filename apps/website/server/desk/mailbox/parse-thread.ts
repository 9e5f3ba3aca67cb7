/** The program of the thread that reads mails: a hostile one can stop it, but not the site. */
import { parentPort } from 'node:worker_threads'
import { parseMail } from './parse-mail.ts'

export type ParseInput = { id: number; source: Uint8Array; isCut: boolean }

parentPort?.on('message', ({ id, source, isCut }: ParseInput) => {
  void parseMail(source, isCut).then((mail) => parentPort?.postMessage({ id, mail }))
})
