import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  createVoiceCallController,
  type VoiceCallController,
  type VoiceCallOptions,
} from './voice-call-controller.ts'
import { initialState, type VoiceCallState, type VoiceLevels } from './voice-call-state.ts'

export { createAnnouncer } from './announcer.ts'
export { microphoneChoices } from './audio-devices.ts'
export { announcementOf, endingOf, hearingHint, isHeard, type CallWords } from './call-announcement.ts'
export { canSend, hasHungUp, isListening, levelOf, loudness, moodOf, type CallMood } from './visible-state.ts'
export type { Caption } from './captions.ts'
export { hearingOf, type Hearing } from './hearing.ts'
export type { VoiceCallOptions } from './voice-call-controller.ts'
export type {
  AudioDevice,
  TextRefusal,
  VoiceCallProblem,
  VoiceCallState,
  VoiceCallStatus,
  VoiceLevels,
} from './voice-call-state.ts'

/** For components: the call's state and its actions. The functions stay the same between renders. */
export type VoiceCall = VoiceCallState & Omit<VoiceCallController, 'state' | 'setOptions'>

/**
 * One voice call in a component. The call ends when the component is unmounted, so keep it above the routes.
 *
 *     const call = useVoiceCall({ load: () => import('./create-voice-client.ts').then((m) => m.createVoiceClient()) })
 *     <button onPointerEnter={call.preload} onClick={() => call.start({ assistantId })}>Talk to AI Assistant</button>
 */
export function useVoiceCall(options: VoiceCallOptions): VoiceCall {
  const [controller] = useState(() => createVoiceCallController(options))
  const state = useSyncExternalStore(controller.state.subscribe, controller.state.get, () => initialState)
  useEffect(() => controller.setOptions(options))
  // Under StrictMode this runs once before any call; the controller works after it.
  useEffect(() => () => void controller.stop(), [controller])
  const { state: _state, setOptions: _setOptions, ...actions } = controller
  return { ...state, ...actions }
}

const quiet: VoiceLevels = { assistant: 0, visitor: 0 }

/** The levels of both sides, 0 to 1, ten times a second. Use it in the meter only, because it renders as often. */
export function useVoiceLevels({ levels }: Pick<VoiceCall, 'levels'>): VoiceLevels {
  return useSyncExternalStore(levels.subscribe, levels.get, () => quiet)
}
