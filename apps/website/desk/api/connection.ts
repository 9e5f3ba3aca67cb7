import { createWatched, type Watched } from '../parts/watched.ts'

/** The state of the connection to the server. `signed-out` takes precedence: without a session nothing else matters. */
export type ConnectionState = 'fine' | 'unreachable' | 'signed-out'

export type Connection = {
  state: Watched<ConnectionState>
  /** Whether new requests arrive by themselves. */
  isLive: Watched<boolean>
}

export const createConnection = (): Connection => ({
  state: createWatched<ConnectionState>('fine'),
  isLive: createWatched(false),
})
