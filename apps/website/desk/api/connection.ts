import { createWatched, useWatched, type Watched } from '../parts/watched.ts'

/** The state of the connection to the server. `signed-out` takes precedence: without a session nothing else matters. */
export type ConnectionState = 'fine' | 'unreachable' | 'signed-out'

export type Connection = {
  state: Watched<ConnectionState>
  /** Whether the stream of events is open. */
  isLive: Watched<boolean>
}

export const createConnection = (): Connection => ({
  state: createWatched<ConnectionState>('fine'),
  isLive: createWatched(false),
})

/** Whether new requests arrive by themselves. An unreachable server sends none, even if its stream has not ended yet. */
export function useIsLive({ state, isLive }: Connection): boolean {
  const isStreaming = useWatched(isLive)
  return useWatched(state) === 'fine' && isStreaming
}
