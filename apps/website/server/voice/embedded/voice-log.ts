import type { VoiceLog } from '@frontdesk/voice-platform'
import type { Log, LogFields } from '#server/runtime/log.ts'

/** Adapts the site's log for the voice platform. */
export function createVoiceLog(log: Log): VoiceLog {
  return {
    info: (message, fields) => log.info(message, withoutStack(fields)),
    warn: (message, fields) => log.warn(message, withoutStack(fields)),
    error: (message, { error, ...fields } = {}) => log.error(message, error, fields),
  }
}

/**
 * A provider's failure is not a bug, so log it without a stack. The platform's own errors have static messages; any
 * other message could quote a visitor.
 */
function withoutStack(fields: LogFields = {}): LogFields {
  const { error } = fields
  if (!(error instanceof Error)) return fields
  return {
    ...fields,
    error: error.name === 'VoiceProviderError' ? `${error.name}: ${error.message}` : error.name,
  }
}
