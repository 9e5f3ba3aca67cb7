/**
 * Creates a `fetch` for an untrusted upstream. It rejects an answer of more than `limit` bytes, to protect our memory, and
 * a redirect, to protect our key.
 */
export const boundedFetch =
  (limit: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    let length = 0
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          length += chunk.byteLength
          if (length > limit) controller.error(new RangeError(`The answer has more than ${limit} bytes`))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(body, response)
  }
