import type { VoiceLog } from '#platform/providers/voice-providers.ts'

/** A log that keeps its lines for the test. */
export function createQuietLog(): VoiceLog & { lines: string[] } {
  const lines: string[] = []
  const keep = (message: string) => {
    lines.push(message)
  }
  return { lines, info: keep, warn: keep, error: keep }
}
