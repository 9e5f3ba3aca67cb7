import type { Visitor } from './sign-in-visitor.ts'
import type { DeskEvent } from '#contract/desk/requests.ts'

/** An open stream of events, read like a browser's EventSource. */
export type OpenEvents = {
  /** Waits for the next event. */
  next(): Promise<DeskEvent>
  /** The `Last-Event-ID` that the browser would send. */
  lastId(): string
  /** Reads until the server ends the stream. */
  isOver(): Promise<boolean>
  close(): Promise<void>
}

/** Opens the stream of the desk. */
export async function openEvents(
  visitor: Visitor,
  headers: Record<string, string> = {},
  query = '',
): Promise<OpenEvents> {
  const response = await visitor.get(`/api/desk/events${query}`, headers)
  if (!response.body) throw new Error(`No stream: ${response.status}`)
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  const waiting: DeskEvent[] = []
  let text = ''
  let lastId = ''

  async function read(): Promise<boolean> {
    const { done, value } = await reader.read()
    if (done) return false
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      lastId = /^id: (.*)$/m.exec(block)?.[1] ?? lastId
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (data !== undefined) waiting.push(JSON.parse(data) as DeskEvent)
    }
    return true
  }

  return {
    async next() {
      for (;;) {
        const event = waiting.shift()
        if (event) return event
        if (!(await read())) throw new Error('The stream has ended')
      }
    },
    lastId: () => lastId,
    async isOver() {
      while (await read());
      return true
    },
    close: () => reader.cancel(),
  }
}
