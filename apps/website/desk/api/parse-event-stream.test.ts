import { expect, it } from 'vitest'
import { parseEventStream, type ServerEvent } from './parse-event-stream.ts'

function eventsOf(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = []
  const read = parseEventStream((event) => events.push(event))
  for (const piece of pieces) read(piece)
  return events
}

const stream = 'id: 7\nevent: request\ndata: {"a":1}\n\n: beat\n\ndata: one\ndata: two\n\n'

it('reads events, in pieces of any size', () => {
  const whole = [
    { id: '7', event: 'request', data: '{"a":1}' },
    { id: '7', event: 'message', data: 'one\ntwo' },
  ]
  expect(eventsOf(stream)).toEqual(whole)
  expect(eventsOf(...stream.split(''))).toEqual(whole)
  expect(eventsOf(...stream.replaceAll('\n', '\r\n').split(''))).toEqual(whole)
})

it('emits neither unfinished events nor heartbeats', () => {
  expect(eventsOf(': beat\n\n', 'data: half\n')).toEqual([])
})
