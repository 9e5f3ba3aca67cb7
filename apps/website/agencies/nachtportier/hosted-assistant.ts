/**
 * Who answers a visitor's call on the hosted voice platform (VOICE_PROVIDER=vapi), as that platform's API describes an
 * assistant: name, firstMessage, model, voice and so on. It stays on the server. Leave it null and set VAPI_ASSISTANT_ID to
 * use an assistant that is kept on the platform; the variable wins where both are given.
 */
export const hostedAssistant: HostedAssistant | null = null

export type HostedAssistant = {
  /** Let its first words say that it is an AI: people have to be told. */
  firstMessage: string
  /** How long a call may last, in seconds; the platform's own default is 600. Counts against VOICE_DAILY_MINUTES. */
  maxDurationSeconds?: number
  [field: string]: unknown
}
