import { audioFormat, bytesPerFrame } from '@frontdesk/voice-protocol/audio-format'
import createModule from '#fvad-wasm'
import { levelOf } from '#platform/audio/pcm.ts'
import type { VoiceActivityProvider } from './voice-providers.ts'

export interface FvadOptions {
  /** Frames quieter than this root mean square (of 32,768; 150 is about −47 dBFS) never count as speech. */
  energyGate?: number
}

/** The strictest of the detector's four modes: it ignores the most noises. */
const veryAggressive = 3

/** WebRTC's voice activity detector as WebAssembly, behind an energy gate. One module serves all calls. */
export async function createFvad({ energyGate = 150 }: FvadOptions = {}): Promise<VoiceActivityProvider> {
  const module = await createModule()
  const buffer = module._malloc(bytesPerFrame)

  return {
    name: 'fvad',
    openDetector() {
      const instance = module._fvad_new()
      module._fvad_set_mode(instance, veryAggressive)
      module._fvad_set_sample_rate(instance, audioFormat.sampleRate)
      let open = true
      return {
        isVoice(frame) {
          if (!open) return false
          module.HEAP16.set(frame, buffer >> 1)
          // The detector adapts to its input, so it gets quiet frames as well.
          const voiced = module._fvad_process(instance, buffer, frame.length) === 1
          return voiced && levelOf(frame) >= energyGate
        },
        close() {
          if (!open) return
          open = false
          module._fvad_free(instance)
        },
      }
    },
  }
}
