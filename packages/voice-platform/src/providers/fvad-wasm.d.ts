/** The parts of @echogarden/fvad-wasm's Emscripten module that are used; pointers are byte offsets into its memory. */
interface FvadModule {
  HEAP16: Int16Array
  _malloc(bytes: number): number
  _free(pointer: number): void
  _fvad_new(): number
  _fvad_free(instance: number): void
  _fvad_set_mode(instance: number, mode: number): number
  _fvad_set_sample_rate(instance: number, rate: number): number
  /** 1 voiced, 0 not, -1 for a frame of a length it does not take. */
  _fvad_process(instance: number, samples: number, length: number): number
}

export default function createModule(): Promise<FvadModule>
