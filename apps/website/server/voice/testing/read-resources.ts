import { request } from 'node:http'
import { json } from 'node:stream/consumers'

/** The resources of a server at one moment, after garbage collection. */
export interface Resources {
  /** JavaScript objects and their buffers, in bytes. */
  memory: number
  /** Memory of the whole process as reported by the system, in bytes. */
  resident: number
  /** Open files, sockets and pipes. */
  descriptors: number
  threads: number
  /** Child processes that have not ended. */
  children: number
}

/** Reads the resources of the server that listens on this socket. */
export function readResources(socketPath: string): Promise<Resources> {
  return new Promise((resolve, reject) => {
    request({ socketPath, agent: false }, (response) => {
      json(response).then((answer) => resolve(answer as Resources), reject)
    })
      .on('error', reject)
      .end()
  })
}
