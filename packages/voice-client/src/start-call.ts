import { createWebCall } from '@frontdesk/voice-api/create-web-call'
import type { CallAttempt } from './call-attempt.ts'
import { isMobileDevice, mobileWaitMilliseconds } from './mobile-device.ts'
import { serializeError } from './serialize-error.ts'
import { createStageRunner, reportStageError } from './stage-runner.ts'
import { targetsOf, type StartRequest } from './start-request.ts'
import type { MediaSettings } from './safe-audio-settings.ts'
import type { RecordingSettings, Transport } from './transport.ts'
import { settleWithin, wait } from './until-aborted.ts'
import { timestamp, type StartStage } from './voice-client-events.ts'
import { hasVideo, readWebCall, recordsVideo, type WebCall } from './web-call.ts'

/** Interval of level measurements in milliseconds (specification, 9). */
export const observerInterval = 100

/** The platform's recording settings for a call with video (specification, 9). */
export const recordingSettings: RecordingSettings = {
  width: 1280,
  height: 720,
  backgroundColor: '#FF1F2D3D',
  layout: { preset: 'default' },
}

/** Longest that the start waits for noise cancellation or for levels, in milliseconds; they continue to load after that. */
const longestWait = 2000

interface StartContext {
  attempt: CallAttempt
  request: StartRequest
  /** The call to rejoin, instead of creating one. */
  existing: WebCall | undefined
  /** Settles when the previous call has been released. */
  previousClosed: Promise<void> | undefined
  api: Parameters<typeof createWebCall>[0]
  /** The page's settings of sound and video, as the call takes them. */
  mediaOf: (call: WebCall) => MediaSettings
  openTransport: (call: WebCall, media: MediaSettings) => Transport | Promise<Transport>
  wantsLocalLevel: () => boolean
}

/**
 * Sets up one call, stage by stage, in the specification's order.
 *
 * @throws StageFailure for the stages without which there is no call; failures of recording, observers and noise
 * cancellation are only reported.
 */
export async function startCall(context: StartContext): Promise<WebCall> {
  const { attempt, request, existing } = context
  const stage = createStageRunner(attempt)
  const optional = (done: Promise<unknown>) => done.catch(() => attempt.signal.throwIfAborted())
  const targets = targetsOf(request)

  await stage('validation', () => {
    if (!existing && !Object.values(targets).includes(true)) {
      throw new Error('Assistant or Squad or Workflow must be provided.')
    }
    if (existing && !existing.webCallUrl) {
      throw new Error('reconnect needs the webCallUrl of the call: pass what start resolved with.')
    }
  })

  await stage('initialization', () => context.previousClosed, { started: { ...targets } })

  const call = await stage(
    'web-call-creation',
    async () =>
      existing ?? readWebCall(await createWebCall(context.api, request, { signal: attempt.signal })),
    {
      completed: (created) => ({
        callId: created.id ?? 'unknown',
        videoRecordingEnabled: recordsVideo(created),
        voiceProvider: created.assistant?.voice?.provider ?? 'unknown',
      }),
    },
  )
  const records = recordsVideo(call)
  const media = context.mediaOf(call)

  const transport = await stage(
    'daily-call-object-creation',
    () => attempt.open(() => context.openTransport(call, media)),
    {
      started: {
        audioSource: media.audioSource ?? true,
        videoSource: media.videoSource ?? records,
        isVideoRecordingEnabled: records,
        isVideoEnabled: hasVideo(call),
      },
    },
  )

  const isMobile = isMobileDevice()
  await stage('mobile-permissions', () => (isMobile ? wait(mobileWaitMilliseconds) : undefined), {
    started: { isMobile },
    completed: () => ({ action: isMobile ? 'permissions-wait' : 'skipped-not-mobile' }),
  })

  const recordingRequested = { at: Date.now() }
  if (records) sayFirstMessageWhenRecording(attempt, transport, recordingRequested)
  await stage('daily-call-join', async () => {
    await transport.join()
    attempt.markJoined()
  })
  // In a call that was already running, the assistant may not say "listening" again.
  if (existing) attempt.markListening()
  attempt.catchUp()

  const startsItself = call.transport?.callToken !== undefined
  await optional(
    stage(
      'video-recording-setup',
      () => {
        if (!records || startsItself) return
        recordingRequested.at = Date.now()
        if (!transport.startRecording) throw new Error('This call can not be recorded.')
        transport.startRecording(recordingSettings)
      },
      {
        completed: () =>
          !records
            ? { action: 'skipped-not-enabled' }
            : startsItself
              ? { action: 'auto-started-via-meeting-token' }
              : {},
      },
    ),
  )

  /** The call works without it: the start waits for a while, and a failure after that is an error of its own. */
  const waitAWhile = async (name: StartStage, done: Promise<void>): Promise<void> => {
    await settleWithin(longestWait, done)
    done.catch((error: unknown) => reportStageError(attempt.emit, name, error))
  }

  await optional(
    stage('audio-observer-setup', () =>
      waitAWhile('audio-observer-setup', transport.observeRemoteLevel(observerInterval)),
    ),
  )

  await optional(
    stage('audio-processing-setup', async () => {
      const settled = transport.setNoiseCancellation(true)
      observeLocalLevelAfter(settled, context)
      await waitAWhile('audio-processing-setup', settled)
    }),
  )
  return call
}

/**
 * Noise cancellation replaces the microphone's track, and an observer that is starting at that moment stops for the
 * rest of the call. So start it afterwards. It costs an audio context, so only with listeners.
 */
function observeLocalLevelAfter(settled: Promise<void>, context: StartContext): void {
  const observe = async (): Promise<void> => {
    if (context.attempt.alive && context.wantsLocalLevel())
      await context.attempt.observeLocalLevel(observerInterval)
  }
  settled.then(observe, observe).catch((error: unknown) => {
    context.attempt.emit('local-audio-level-observer-error', serializeError(error))
  })
}

/** A recorded call begins to speak when its recording runs, so that it contains the first words. */
function sayFirstMessageWhenRecording(
  attempt: CallAttempt,
  transport: Transport,
  requested: { at: number },
): void {
  const detach = transport.on('recording-started', () => {
    detach()
    const delaySeconds = (Date.now() - requested.at) / 1000
    attempt.emit('call-start-progress', {
      stage: 'video-recording-started',
      status: 'completed',
      timestamp: timestamp(),
      metadata: { delaySeconds },
    })
    // It may run before the call is joined: then the message waits for the join.
    attempt.send({
      type: 'control',
      control: 'say-first-message',
      videoRecordingStartDelaySeconds: delaySeconds,
    })
  })
}
