import { expect, it } from 'vitest'
import { createConnection } from './api.ts'
import { followEvents, parseEventStream, type ServerEvent } from './follow-events.ts'

/** A server that gives each connection the next of these answers, and then no answer. */
function scripted(answers: (() => Response)[]) {
  const connection = createConnection()
  const events: ServerEvent[] = []
  const lastEventIds: (string | null)[] = []
  const liveness: boolean[] = []
  const states: string[] = []
  connection.isLive.watch(() => liveness.push(connection.isLive.get()))
  connection.state.watch(() => states.push(connection.state.get()))
  const ended = new Promise<void>((resolve) => {
    const detach = followEvents({
      connection,
      onEvent: (event) => events.push(event),
      startAfter: async () => '5',
      wait: async () => {},
      fetch: async (_, init) => {
        lastEventIds.push(new Headers(init?.headers).get('last-event-id'))
        const answer = answers.shift()
        if (answer) return answer()
        detach()
        resolve()
        throw new TypeError('There is no server.')
      },
    })
  })
  return { ended, events, lastEventIds, liveness, states, connection }
}

const stream = (text: string) => () => new Response(text)
const status = (code: number) => () => new Response(null, { status: code })

it('continues after the last event when the connection breaks, even after a refusal', async () => {
  const { ended, events, lastEventIds, liveness } = scripted([
    stream('id: 6\ndata: a\n\nid: 7\ndata: b\n\n'),
    status(503),
    stream('id: 8\ndata: c\n\n'),
  ])
  await ended
  expect(events.map(({ data }) => data)).toEqual(['a', 'b', 'c'])
  expect(lastEventIds).toEqual(['5', '7', '7', '8'])
  expect(liveness).toEqual([true, false, true, false])
})

it('reports an ended session, and continues with a new one', async () => {
  const { ended, states, events } = scripted([status(401), stream('id: 6\ndata: a\n\n')])
  await ended
  expect(states).toEqual(['signed-out', 'fine'])
  expect(events).toHaveLength(1)
})

it('reports that the server is reachable again when data arrives', async () => {
  const pieces = new TransformStream<Uint8Array, Uint8Array>()
  const { ended, states, connection } = scripted([() => new Response(pieces.readable)])
  const writer = pieces.writable.getWriter()
  await writer.write(new TextEncoder().encode(': beat\n\n'))
  connection.state.set('unreachable')
  await writer.write(new TextEncoder().encode(': beat\n\n'))
  await writer.close()
  await ended
  expect(states).toEqual(['unreachable', 'fine'])
})

function eventsOf(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = []
  const read = parseEventStream((event) => events.push(event))
  for (const piece of pieces) read(piece)
  return events
}

const twoEvents = 'id: 7\nevent: request\ndata: {"a":1}\n\n: beat\n\ndata: one\ndata: two\n\n'

it('reads events, in pieces of any size', () => {
  const whole = [
    { id: '7', event: 'request', data: '{"a":1}' },
    { id: '7', event: 'message', data: 'one\ntwo' },
  ]
  expect(eventsOf(twoEvents)).toEqual(whole)
  expect(eventsOf(...twoEvents.split(''))).toEqual(whole)
  expect(eventsOf(...twoEvents.replaceAll('\n', '\r\n').split(''))).toEqual(whole)
})

it('emits neither unfinished events nor heartbeats', () => {
  expect(eventsOf(': beat\n\n', 'data: half\n')).toEqual([])
})
