import { serializeError } from './serialize-error.ts'
import { untilAborted } from './until-aborted.ts'
import { errorEvent, timestamp, type StartStage, type VoiceClientEvents } from './voice-client-events.ts'

/** A stage that did not complete. The reason is its `cause`. */
export class StageFailure extends Error {
  readonly stage: StartStage

  constructor(stage: StartStage, cause: unknown) {
    super(`${stage} failed`, { cause })
    this.stage = stage
  }
}

/** The stages whose failure emits its own `error` event, named `<stage>-error` (specification, 8). */
const stagesWithError: readonly StartStage[] = [
  'daily-call-object-creation',
  'daily-call-join',
  'video-recording-setup',
  'audio-observer-setup',
  'audio-processing-setup',
]

/** Emits an event of the client. */
export type Emit = <Name extends keyof VoiceClientEvents>(
  event: Name,
  ...args: VoiceClientEvents[Name]
) => void

interface StageContext {
  signal: AbortSignal
  emit: Emit
}

/** Emits a stage's own `error`. */
export function reportStageError(emit: Emit, stage: StartStage, cause: unknown): void {
  emit('error', errorEvent(`${stage}-error`, stage, serializeError(cause)))
}

interface StageMetadata<Result> {
  started?: Record<string, unknown>
  completed?: (result: Result) => Record<string, unknown>
}

export type RunStage = <Result>(
  stage: StartStage,
  work: () => Result | Promise<Result>,
  metadata?: StageMetadata<Result>,
) => Promise<Result>

/**
 * Runs stages and reports each: started, then completed or failed, with its duration. Work that outlives the signal is
 * abandoned.
 *
 * @throws StageFailure
 */
export const createStageRunner =
  ({ signal, emit }: StageContext): RunStage =>
  async (stage, work, { started, completed } = {}) => {
    const begin = Date.now()
    emit('call-start-progress', {
      stage,
      status: 'started',
      timestamp: timestamp(),
      ...(started && { metadata: started }),
    })
    try {
      signal.throwIfAborted()
      const result = await untilAborted(signal, work())
      emit('call-start-progress', {
        stage,
        status: 'completed',
        duration: Date.now() - begin,
        timestamp: timestamp(),
        ...(completed && { metadata: completed(result) }),
      })
      return result
    } catch (cause) {
      const error = serializeError(cause)
      emit('call-start-progress', {
        stage,
        status: 'failed',
        duration: Date.now() - begin,
        timestamp: timestamp(),
        metadata: { error: error.message },
      })
      if (stagesWithError.includes(stage)) {
        reportStageError(emit, stage, cause)
      }
      throw new StageFailure(stage, cause)
    }
  }
