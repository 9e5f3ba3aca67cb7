/** The program of the thread that reads events. */
import { parentPort } from 'node:worker_threads'
import type { ThreadTask } from '#server/runtime/work-in-thread.ts'
import { type EventsInput, readEvents } from './read-events.ts'

parentPort?.on('message', ({ id, input }: ThreadTask<EventsInput>) => {
  parentPort?.postMessage({ id, output: readEvents(input) })
})
