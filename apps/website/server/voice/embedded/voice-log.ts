import type { VoiceLog } from '@frontdesk/voice-platform'
import type { Log, LogFields } from '#server/log/create-log.ts'

/** The site's log as the voice platform writes to it. */
export function createVoiceLog(log: Log): VoiceLog {
  return {
    info: (message, fields) => log.info(message, withoutStack(fields)),
    warn: (message, fields) => log.warn(message, withoutStack(fields)),
    error: (message, { error, ...fields } = {}) => log.error(message, error, fields),
  }
}

/**
 * A provider's fault is no fault of the program, so a line is enough. Of the platform's own errors the message is static
 * text; any other could repeat what a visitor said.
 */
function withoutStack(fields: LogFields = {}): LogFields {
  const { error } = fields
  if (!(error instanceof Error)) return fields
  return {
    ...fields,
    error: error.name === 'VoiceProviderError' ? `${error.name}: ${error.message}` : error.name,
  }
}
