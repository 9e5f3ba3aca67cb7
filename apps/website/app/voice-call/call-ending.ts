import { voicePanel } from '#content/voice-panel.ts'

/** The client's reason for a visitor who left. It also reports this when the platform ejected them. */
const left = 'customer-ended-call'

/**
 * Returns why the call ended. A platform that ejects the visitor may give no reason. The client then only reports that
 * the visitor left.
 */
export const reasonOf = (endedReason: string | undefined, wasEjected: boolean): string | undefined =>
  wasEjected && (endedReason === undefined || endedReason === left) ? 'ejected' : endedReason

/** Explains why the assistant hung up, if the visitor should know. */
export const endingOf = (endedReason: string | undefined): string | undefined =>
  new Map<string | undefined, string>(Object.entries(voicePanel.endings)).get(endedReason)
