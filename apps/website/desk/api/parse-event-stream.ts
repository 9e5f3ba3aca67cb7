/** A server-sent event. `id` is the last id that the stream contained. */
export type ServerEvent = { id: string; event: string; data: string }

/**
 * Parses server-sent events from text as it arrives, in pieces of any size (HTML, 9.2.6).
 * @param onEvent receives each event when its empty line has arrived
 * @returns a function that takes the next piece
 */
export function parseEventStream(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = ''
  let id = ''
  let event = ''
  let data: string[] = []

  function readLine(line: string) {
    if (line === '') {
      if (data.length > 0) onEvent({ id, event: event || 'message', data: data.join('\n') })
      event = ''
      data = []
      return
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\0')) id = value
  }

  return (piece) => {
    const text = rest + piece
    // A CR at the end may be the first half of CRLF.
    const lines = text.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
}
