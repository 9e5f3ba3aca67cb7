import type { ServerMessage } from '@frontdesk/voice-protocol'
import type { DialogueToolCall, ToolResult } from '#platform/providers/dialogue-provider.ts'
import type { Clock } from '#platform/runtime/clock.ts'
import type { Transcript } from './transcript.ts'

/** Timeout of a tool call on the page. */
const toolTimeoutMilliseconds = 10_000

export interface ToolCallsOptions {
  clock: Clock
  transcript: Pick<Transcript, 'addTool'>
  send: (message: ServerMessage) => void
}

/** The tool calls that the page has not answered yet. */
export function createToolCalls({ clock, transcript, send }: ToolCallsOptions) {
  const waiting = new Map<string, (result: ToolResult) => void>()

  return {
    /** Resolves when the page has answered every call, or timed out; an abort counts as a failure. */
    async request(calls: readonly DialogueToolCall[], signal: AbortSignal): Promise<ToolResult[]> {
      for (const { name } of calls) transcript.addTool(name)
      send({
        type: 'tool-calls',
        toolCallList: calls.map(({ id, name, arguments: parameters }) => ({
          id,
          type: 'function',
          function: { name, arguments: parameters },
        })),
      })
      return Promise.all(calls.map((call) => waitFor(call, signal)))
    },
    /** The page's answer to a call. */
    resolve(id: string, outcome: { result?: string | undefined; error?: string | undefined }): void {
      waiting.get(id)?.({
        call: { id, name: '', arguments: {} },
        ...(outcome.error === undefined ? { result: outcome.result ?? 'done' } : { error: outcome.error }),
      })
    },
  }

  function waitFor(call: DialogueToolCall, signal: AbortSignal): Promise<ToolResult> {
    return new Promise((resolve) => {
      const finish = (result: ToolResult) => {
        waiting.delete(call.id)
        cancel()
        signal.removeEventListener('abort', abort)
        resolve({ ...result, call })
      }
      const abort = () => finish({ call, error: 'The visitor interrupted.' })
      const cancel = clock.after(toolTimeoutMilliseconds, () =>
        finish({ call, error: 'The page did not answer.' }),
      )
      signal.addEventListener('abort', abort, { once: true })
      waiting.set(call.id, finish)
    })
  }
}
