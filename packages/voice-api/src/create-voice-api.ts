import { createSender, type VoiceApiOptions } from './create-sender.ts'
import { account } from './resources/account.ts'
import { assistantsAndCalls } from './resources/assistants-and-calls.ts'
import { knowledgeAndTools } from './resources/knowledge-and-tools.ts'
import { providers } from './resources/providers.ts'
import { testsAndEvals } from './resources/tests-and-evals.ts'

/**
 * A client of the voice platform's REST API. It opens nothing and keeps nothing but its options, so two clients
 * with two tokens can live side by side.
 *
 * Every call takes `{signal, headers, query}` last. `send` is the core under all of them, for what they leave out.
 *
 * @throws VoiceApiError (each call rejects with it) when the answer is not ok or cannot be read, or none came;
 *   the signal's reason when the call is aborted.
 */
export const createVoiceApi = (options: VoiceApiOptions) => {
  const send = createSender(options)
  return {
    send,
    ...assistantsAndCalls(send),
    ...knowledgeAndTools(send),
    ...testsAndEvals(send),
    ...account(send),
    ...providers(send),
  }
}

/** The client that {@link createVoiceApi} makes. */
export type VoiceApi = ReturnType<typeof createVoiceApi>
