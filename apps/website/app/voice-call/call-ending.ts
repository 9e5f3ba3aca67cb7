import { voicePanel } from '#content/voice-panel.ts'

/** The client's word for a visitor who left, also where the platform has sent them out of the room. */
const left = 'customer-ended-call'

/**
 * Why the call ended. A platform that ejects the visitor may not say why: then the client knows of no other reason than that
 * the visitor is out.
 */
export const reasonOf = (endedReason: string | undefined, wasEjected: boolean): string | undefined =>
  wasEjected && (endedReason === undefined || endedReason === left) ? 'ejected' : endedReason

/** Whether the other side ended the call of its own accord. An assistant that ends it has said goodbye: both have hung up. */
export const hasHungUp = (endedReason: string | undefined): boolean =>
  endedReason !== undefined && endedReason !== left && endedReason !== 'assistant-ended-call'

/** The sentence for why the assistant has hung up, where the visitor should know. */
export const endingOf = (endedReason: string | undefined): string | undefined =>
  new Map<string | undefined, string>(Object.entries(voicePanel.endings)).get(endedReason)
