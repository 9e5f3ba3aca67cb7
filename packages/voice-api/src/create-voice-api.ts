import { createSender, type VoiceApiOptions } from './create-sender.ts'
import { account } from './resources/account.ts'
import { assistantsAndCalls } from './resources/assistants-and-calls.ts'
import { knowledgeAndTools } from './resources/knowledge-and-tools.ts'
import { providers } from './resources/providers.ts'
import { testsAndEvals } from './resources/tests-and-evals.ts'

/**
 * A client of the voice platform's REST API. It opens no connection and its only state are its options, so two clients
 * with two tokens can exist side by side.
 *
 * Every call takes `{signal, headers, query}` last. `send` is the core of all of them, for endpoints without a method.
 *
 * @throws TypeError without `baseUrl`; VoiceApiError (each call rejects with it) if the answer is not ok or cannot be parsed, or if there is none;
 * the signal's reason when the call is aborted.
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

/** The client returned by {@link createVoiceApi}. */
export type VoiceApi = ReturnType<typeof createVoiceApi>
