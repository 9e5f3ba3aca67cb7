/** The fields of a created call in use; `POST /call/web` returns more. */
export interface WebCall {
  id?: string
  /** The address of the call: an https room, or a ws address. */
  webCallUrl: string
  artifactPlan?: { videoRecordingEnabled?: boolean }
  assistant?: { voice?: { provider?: string } }
  transport?: {
    /** Meeting token; if the platform sends one, it starts the recording by itself. */
    callToken?: string
    provider?: string
    websocketCallUrl?: string
    audioFormat?: { sampleRate?: number }
  }
}

export const recordsVideo = (call: WebCall): boolean => call.artifactPlan?.videoRecordingEnabled ?? false

/** An avatar voice comes with video. */
export const hasVideo = (call: WebCall): boolean => call.assistant?.voice?.provider === 'tavus'

/** Address of a call over a WebSocket; undefined for one in a room. */
export function webSocketUrl({ webCallUrl, transport }: WebCall): string | undefined {
  const url = transport?.websocketCallUrl ?? webCallUrl
  return /^wss?:/.test(url) ? url : undefined
}

/** @throws Error if the platform's answer has no address. */
export function readWebCall(body: object): WebCall {
  if (!('webCallUrl' in body) || typeof body.webCallUrl !== 'string' || !body.webCallUrl) {
    throw new Error('The platform answered without a webCallUrl.')
  }
  return body as WebCall
}
