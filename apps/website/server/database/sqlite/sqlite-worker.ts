/** The one thread that writes the embedded store. */
import { parentPort, workerData } from 'node:worker_threads'
import { createGroupCommit } from './group-commit.ts'
import type { Unit } from './group-commit.ts'

if (!parentPort) throw new Error('This file is a worker thread')
const port = parentPort
const { file, home } = workerData as { file: string; home: string | null }
const { commitGroup, close } = createGroupCommit(file, home)

port.on('message', (message: Unit[] | 'close') => {
  if (message !== 'close') return port.postMessage(commitGroup(message))
  close()
  port.close()
})
