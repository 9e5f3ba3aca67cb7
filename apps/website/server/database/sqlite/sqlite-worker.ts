/** The one thread that writes. What arrived while it was busy with one group becomes the next. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { createGroupCommit } from './group-commit.ts'
import type { Unit } from './group-commit.ts'

/** Bounds how long the first of a group waits for the last. */
const largestGroup = 256

if (!parentPort) throw new Error('This file is a worker thread')
const port = parentPort
const { commitGroup, close } = createGroupCommit((workerData as { file: string }).file)

port.on('message', (first: Unit | 'close') => {
  const units: Unit[] = []
  let message: Unit | 'close' | undefined = first
  while (message !== undefined && message !== 'close') {
    units.push(message)
    if (units.length === largestGroup) break
    message = receiveMessageOnPort(port)?.message
  }
  if (units.length > 0) port.postMessage(commitGroup(units))
  if (message === 'close') {
    close()
    port.close()
  }
})
