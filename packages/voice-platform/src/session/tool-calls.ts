import type { DialogueToolCall, ToolResult } from '#platform/providers/dialogue-provider.ts'
import type { Clock } from './clock.ts'

/** Timeout of a tool call on the page. */
const toolTimeoutMilliseconds = 10_000

/** Keeps the tool calls that the page has not answered yet. */
export function createToolCalls({ clock }: { clock: Clock }) {
  const waiting = new Map<string, (result: ToolResult) => void>()

  return {
    /** Resolves when the page has answered every call, or timed out; an abort counts as a failure. */
    async wait(calls: readonly DialogueToolCall[], signal: AbortSignal): Promise<ToolResult[]> {
      return Promise.all(calls.map((call) => waitFor(call, signal)))
    },
    settle(id: string, outcome: { result?: string | undefined; error?: string | undefined }): void {
      waiting.get(id)?.({
        call: { id, name: '', arguments: {} },
        ...(outcome.error === undefined ? { result: outcome.result ?? 'done' } : { error: outcome.error }),
      })
    },
  }

  function waitFor(call: DialogueToolCall, signal: AbortSignal): Promise<ToolResult> {
    return new Promise((resolve) => {
      const settle = (result: ToolResult) => {
        waiting.delete(call.id)
        cancel()
        signal.removeEventListener('abort', abort)
        resolve({ ...result, call })
      }
      const abort = () => settle({ call, error: 'The visitor interrupted.' })
      const cancel = clock.after(toolTimeoutMilliseconds, () =>
        settle({ call, error: 'The page did not answer.' }),
      )
      signal.addEventListener('abort', abort, { once: true })
      waiting.set(call.id, settle)
    })
  }
}
