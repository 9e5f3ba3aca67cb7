import { isMobileDevice } from './mobile-device.ts'
import { serializeError } from './serialize-error.ts'
import { StageFailure, type Emit } from './stage-runner.ts'
import { targetsOf, type StartRequest } from './start-request.ts'
import { errorEvent, timestamp } from './voice-client-events.ts'

/** Emits why a second start does nothing. */
export function reportAlreadyStarted(emit: Emit): void {
  const stage = 'validation'
  emit('call-start-progress', { stage, status: 'started', timestamp: timestamp() })
  emit('call-start-progress', {
    stage,
    status: 'failed',
    duration: 0,
    timestamp: timestamp(),
    metadata: { reason: 'already-started' },
  })
}

/** Emits why there is no call: `call-start-failed`, and an error that is a `validation-error` for missing input. */
export function reportStartFailure(
  emit: Emit,
  failure: unknown,
  request: StartRequest,
  startedAt: number,
): void {
  const { stage, cause } =
    failure instanceof StageFailure ? failure : { stage: 'initialization' as const, cause: failure }
  const error = serializeError(cause)
  const context = { ...targetsOf(request), isMobile: isMobileDevice() }
  const totalDuration = Date.now() - startedAt
  const invalid = stage === 'validation'
  if (invalid) {
    emit('error', errorEvent('validation-error', 'input-validation', error))
  }
  emit('call-start-failed', {
    stage,
    totalDuration,
    error: error.message,
    errorStack: (cause instanceof Error && cause.stack) || 'No stack trace available',
    timestamp: timestamp(),
    context,
  })
  if (!invalid) {
    emit('error', { ...errorEvent('start-method-error', stage, error), totalDuration, context })
  }
}
