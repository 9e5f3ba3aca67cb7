import { createConciergeProvider } from '@frontdesk/voice-platform'
import type { Knowledge } from '@frontdesk/voice-platform'
import { clientTools } from '../embedded/client-tools.ts'
import type { OpenCall } from './evaluate-table.ts'

/** Opens calls to the built-in assistant as the pipeline does. `tools` collects the actions requested from the page. */
export function callsTo(knowledge: Knowledge, tools: { name: string; fields: unknown }[] = []): OpenCall {
  const provider = createConciergeProvider(knowledge)
  return () => {
    const dialogue = provider.openDialogue({ callId: '1', assistantName: 'Assistant', variables: {} })
    const history: { role: 'user' | 'assistant'; content: string }[] = []
    return async (text) => {
      const turn = {
        history: [...history],
        input: { type: 'user' as const, text, by: 'keyboard' as const },
        tools: clientTools,
        signal: new AbortController().signal,
      }
      let said = ''
      let ended = false
      for await (const event of dialogue.respond(turn)) {
        if (event.type === 'text') said += event.text
        else if (event.type === 'end-call') ended = true
        else if (event.type === 'tool-call')
          tools.push({ name: event.call.name, fields: event.call.arguments })
      }
      history.push({ role: 'user', content: text }, { role: 'assistant', content: said })
      return { text: said, ended }
    }
  }
}
