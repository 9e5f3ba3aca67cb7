/**
 * Reports the resources of the server that imports it, on the socket `RESOURCES_SOCKET`. Import it before the server's own
 * code.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import type { Resources } from './read-resources.ts'

// Worker threads inherit the import.
if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  createServer((_request, response) => {
    // Collect twice, because finalisers in the first round may release objects for the second.
    collectGarbage()
    setImmediate(() => {
      collectGarbage()
      response.end(JSON.stringify(holdings()))
    })
  })
    .listen(process.env.RESOURCES_SOCKET)
    .unref()
}

function holdings(): Resources {
  const { heapUsed, external, rss } = process.memoryUsage()
  const threads = readdirSync('/proc/self/task')
  const children = threads.flatMap((thread) => childrenOf(thread))
  return {
    memory: heapUsed + external,
    resident: rss,
    descriptors: readdirSync('/proc/self/fd').length,
    threads: threads.length,
    children: children.length,
  }
}

function childrenOf(thread: string): string[] {
  return readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean)
}
