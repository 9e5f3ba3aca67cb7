import type { ToolCall } from '../call-message.ts'
import type { VoiceClientError } from '../voice-client-events.ts'
import type { VoiceClient } from '../voice-client.ts'
import { addTranscript } from './captions.ts'
import type { WritableStore } from './store.ts'
import {
  isTextRefusal,
  type VoiceCallProblem,
  type VoiceCallState,
  type VoiceLevels,
} from './voice-call-state.ts'

/** The problem that an error means for the visitor; undefined if the call continues. */
function problemOf({ type, stage, error }: VoiceClientError): VoiceCallProblem | undefined {
  if (stage === 'call') return type === 'connection-error' ? 'lost' : undefined
  if (type !== 'start-method-error' && type !== 'validation-error') return undefined
  if (error.status === 429) return 'limit'
  return error.status === 503 ? 'busy' : 'unavailable'
}

/** Whether a transport's `network-connection` reports a lost connection, rather than its return. */
const isInterruption = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'event' in event && event.event === 'interrupted'

/** An ejection may come without a reason; the client then only reports that the visitor left. */
const hasNoReason = (endedReason: string | undefined): boolean =>
  endedReason === undefined || endedReason === 'customer-ended-call'

/** Translates the client's events into state, and lets the page run the assistant's tool calls. */
export function followClient(
  client: VoiceClient,
  page: {
    state: WritableStore<VoiceCallState>
    levels: WritableStore<VoiceLevels>
    becomeInactive: () => void
    /** The devices may have changed, or got names. */
    refreshDevices: () => void
    /** What speech the platform recognises. */
    onRecognition: (available: boolean, phrasesOnly: boolean) => void
    onError: (error: VoiceClientError) => void
    onToolCall: (call: ToolCall) => string | Promise<string> | undefined
  },
): void {
  const { state, levels, becomeInactive, refreshDevices } = page
  let heardVisitor = false

  const answerToolCall = async (call: ToolCall): Promise<void> => {
    const reply = { type: 'tool-call-result', toolCallId: call.id } as const
    try {
      const result = await page.onToolCall(call)
      client.send(
        result === undefined ? { ...reply, error: 'This page can not do that.' } : { ...reply, result },
      )
    } catch {
      client.send({ ...reply, error: 'The page failed to do it.' })
    }
  }

  client.on('call-start', () => {
    heardVisitor = false
    // The browser's own voice may have begun while the sound was still being opened.
    if (state.get().status !== 'speaking') state.set({ status: 'active' })
    refreshDevices()
  })
  client.on('call-end', () => becomeInactive())
  client.on('call-start-failed', () => becomeInactive())
  client.on('speech-start', () => state.set({ status: 'speaking' }))
  client.on('speech-end', () => state.set({ status: 'active' }))
  client.on('volume-level', (assistant) => levels.set({ assistant }))
  client.on('local-volume-level', (visitor) => {
    // A platform may continue to measure the microphone while it is not used.
    levels.set({ visitor: state.get().muted ? 0 : visitor })
    // Devices get their names only now.
    if (!heardVisitor) refreshDevices()
    heardVisitor = true
  })
  client.on('microphone-problem', (microphoneProblem) => {
    state.set({ microphoneProblem })
    refreshDevices()
  })
  client.on('speech-recognition', (...recognition) => page.onRecognition(...recognition))
  client.on('network-connection', (event) => state.set({ interrupted: isInterruption(event) }))
  client.on('playback-blocked', (playbackBlocked) => state.set({ playbackBlocked }))
  client.on('error', (error) => {
    const problem = problemOf(error)
    if (problem) state.set({ problem })
    if (error.type === 'ejected' && hasNoReason(state.get().endedReason))
      state.set({ endedReason: 'ejected' })
    // The call continues without sound, or without a text: it is still connecting.
    if (error.type === 'audio-start-failed') state.set({ playbackFailed: true })
    else if (!isTextRefusal(error.type) && state.get().status === 'loading') state.set({ status: 'inactive' })
    page.onError(error)
  })
  client.on('message', (message) => {
    if (message.type === 'transcript') state.set({ captions: addTranscript(state.get().captions, message) })
    if (message.type === 'transcript' && message.role === 'user') state.set({ misunderstandings: 0 })
    if (message.type === 'not-understood') state.set({ misunderstandings: message.times })
    if (message.type === 'tool-calls') for (const call of message.toolCallList) void answerToolCall(call)
    if (message.type === 'status-update' && message.status === 'ended') {
      const { endedReason } = message
      if (state.get().endedReason !== 'ejected' || !hasNoReason(endedReason)) state.set({ endedReason })
    }
  })
}
