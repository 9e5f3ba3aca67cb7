import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Resources } from './resources.ts'

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
