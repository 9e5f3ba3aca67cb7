import { type CallSlots, createCallSlots } from './call-slots.ts'
import { defaultPlatformLimits, type PlatformLimits } from './platform-limits.ts'
import { type Circuit, createCircuit } from '#platform/language-model/circuit.ts'
import { defaultModelLimits, type ModelLimits } from '#platform/language-model/model-limits.ts'
import { systemClock } from '#platform/runtime/clock.ts'

/** What several platforms in one process count together. */
export interface SharedLimits {
  slots: CallSlots
  circuit: Circuit
  close(): void
}

/**
 * Counts what several platforms in one process use together, such as those of a site in several languages: concurrent calls
 * and waiting rooms, and the requests to one language model. Pass it to `createVoicePlatform` and `createVoiceProviders`.
 */
export function createSharedLimits(options: Partial<PlatformLimits & ModelLimits> = {}): SharedLimits {
  const slots = createCallSlots({ limits: { ...defaultPlatformLimits, ...options }, clock: systemClock })
  return {
    slots,
    circuit: createCircuit({ ...defaultModelLimits, ...options }),
    close: () => slots.close(),
  }
}
