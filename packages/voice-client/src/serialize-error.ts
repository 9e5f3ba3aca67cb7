/** An error as plain data: survives JSON, logs and `structuredClone`. */
export interface SerializedError {
  message: string
  name: string
  /** What daily-js calls the fault, such as `ejected` or `permissions`. */
  type?: string
  /** HTTP status, if the error is an answer of the platform. */
  status?: number
  code?: string | number
  /** Data sent by the platform or the transport. */
  data?: unknown
  cause?: SerializedError
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const text = (...candidates: unknown[]): string | undefined =>
  candidates.find((value): value is string => typeof value === 'string' && value !== '')

/** The sentence in an answer of the platform, such as "Invalid Key.". Some answers have several. */
function sentenceOf(data: unknown): string | undefined {
  const message = isObject(data) ? data['message'] : undefined
  return text(Array.isArray(message) ? message.join(', ') : message)
}

/**
 * Reads anything that can be thrown or rejected with: an Error, a string (daily-js), an object with `message`,
 * `errorMsg` or `msg`, or nothing. `message` is always a string; for an answer of the platform it is the platform's own
 * sentence, and the HTTP status is kept.
 */
export function serializeError(error: unknown, depth = 3): SerializedError {
  if (!isObject(error)) {
    return {
      message: error === undefined || error === null ? 'Unknown error' : `${error as string}`,
      name: 'Error',
    }
  }
  const { status, code, cause } = error
  const data = error['data'] ?? error['details']
  const inner = isObject(error['error']) ? error['error'] : {}
  // daily-js's camera-error has its words one level deeper.
  const nested = isObject(error['errorMsg']) ? error['errorMsg'] : {}
  const type = text(error['type'], inner['type'])
  return {
    message:
      text(
        typeof status === 'number' ? sentenceOf(data) : undefined,
        error['message'],
        error['errorMsg'],
        error['msg'],
        inner['message'],
        inner['msg'],
        nested['errorMsg'],
        error['error'],
      ) ?? 'Unknown error',
    name: text(error['name']) ?? 'Error',
    ...(type && { type }),
    ...(typeof status === 'number' && { status }),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(data !== undefined && { data }),
    ...(cause !== undefined && depth > 0 && { cause: serializeError(cause, depth - 1) }),
  }
}
