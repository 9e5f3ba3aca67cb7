import { createCallSlots } from './call-slots.ts'
import { defaultPlatformLimits, type PlatformLimits } from './platform-limits.ts'
import { createCircuit } from '#platform/language-model/circuit.ts'
import { defaultModelLimits, type ModelLimits } from '#platform/language-model/model-limits.ts'
import { systemClock } from '#platform/runtime/clock.ts'

/**
 * Counts what several platforms in one process use together, such as those of a site in several languages: concurrent calls
 * and waiting rooms, and the requests to one language model. Pass it to `createVoicePlatform` and `createVoiceProviders`.
 */
export function createSharedLimits(options: Partial<PlatformLimits & ModelLimits> = {}) {
  const slots = createCallSlots({ limits: { ...defaultPlatformLimits, ...options }, clock: systemClock })
  return {
    slots,
    circuit: createCircuit({ ...defaultModelLimits, ...options }),
    close: () => slots.close(),
  }
}

export type SharedLimits = ReturnType<typeof createSharedLimits>
