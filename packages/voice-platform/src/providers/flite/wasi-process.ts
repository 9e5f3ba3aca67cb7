/** The result of one run of a WASI command. */
export interface WasiResult {
  exitCode: number
  /** The content of all written files, one after the other. */
  output: Uint8Array
}

const success = 0
const badFileDescriptor = 8
const illegalSeek = 70
const directoryFd = 3
const outputFd = 4

class ProcessExit extends Error {
  readonly code: number

  constructor(code: number) {
    super('The WASI process has ended')
    this.code = code
  }
}

/**
 * Runs a WASI preview 1 command in memory: it sees one directory, `/`, and the files that it writes there are returned.
 * Only the eleven calls that flite imports exist; it cannot access the machine's own files.
 */
export function runWasiCommand(module: WebAssembly.Module, args: readonly string[]): WasiResult {
  const file = createMemoryFile()
  const argBytes = args.map((arg) => new TextEncoder().encode(`${arg}\0`))
  let memory: WebAssembly.Memory | undefined = undefined

  function view(): DataView {
    if (!memory) throw new Error('The WASI process has no memory yet')
    return new DataView(memory.buffer)
  }

  function bytesAt(pointer: number, length: number): Uint8Array {
    return new Uint8Array(view().buffer, pointer, length)
  }

  const wasi = {
    args_sizes_get(countPointer: number, sizePointer: number) {
      view().setUint32(countPointer, argBytes.length, true)
      view().setUint32(
        sizePointer,
        argBytes.reduce((sum, bytes) => sum + bytes.length, 0),
        true,
      )
      return success
    },
    args_get(argvPointer: number, bufferPointer: number) {
      let at = bufferPointer
      for (const [index, bytes] of argBytes.entries()) {
        view().setUint32(argvPointer + index * 4, at, true)
        bytesAt(at, bytes.length).set(bytes)
        at += bytes.length
      }
      return success
    },
    clock_time_get(_clock: number, _precision: bigint, pointer: number) {
      view().setBigUint64(pointer, BigInt(Date.now()) * 1_000_000n, true)
      return success
    },
    fd_prestat_get(fd: number, pointer: number) {
      if (fd !== directoryFd) return badFileDescriptor
      view().setUint8(pointer, 0)
      view().setUint32(pointer + 4, 1, true)
      return success
    },
    fd_prestat_dir_name(_fd: number, pointer: number) {
      view().setUint8(pointer, '/'.charCodeAt(0))
      return success
    },
    fd_fdstat_get(fd: number, pointer: number) {
      const fileType = fd === directoryFd ? 3 : fd === outputFd ? 4 : 2
      bytesAt(pointer, 24).fill(0)
      view().setUint8(pointer, fileType)
      view().setBigUint64(pointer + 8, 0xffff_ffff_ffff_ffffn, true)
      view().setBigUint64(pointer + 16, 0xffff_ffff_ffff_ffffn, true)
      return success
    },
    fd_fdstat_set_flags: () => success,
    fd_close: () => success,
    fd_read(_fd: number, _vectors: number, _count: number, readPointer: number) {
      view().setUint32(readPointer, 0, true)
      return success
    },
    fd_seek(fd: number, offset: bigint, whence: number, pointer: number) {
      if (fd !== outputFd) return illegalSeek
      view().setBigUint64(pointer, BigInt(file.seek(Number(offset), whence)), true)
      return success
    },
    fd_write(fd: number, vectors: number, count: number, writtenPointer: number) {
      let written = 0
      for (let index = 0; index < count; index += 1) {
        const pointer = view().getUint32(vectors + index * 8, true)
        const length = view().getUint32(vectors + index * 8 + 4, true)
        if (fd === outputFd) file.write(bytesAt(pointer, length))
        written += length
      }
      view().setUint32(writtenPointer, written, true)
      return success
    },
    path_open(...parameters: (number | bigint)[]) {
      view().setUint32(Number(parameters[8]), outputFd, true)
      return success
    },
    proc_exit(code: number) {
      throw new ProcessExit(code)
    },
  }

  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi })
  const { memory: exportedMemory, _start: start } = instance.exports
  if (!(exportedMemory instanceof WebAssembly.Memory) || typeof start !== 'function') {
    throw new TypeError('The module is not a WASI command')
  }
  memory = exportedMemory
  try {
    start()
  } catch (error) {
    if (!(error instanceof ProcessExit)) throw error
    return { exitCode: error.code, output: file.bytes() }
  }
  return { exitCode: 0, output: file.bytes() }
}

function createMemoryFile() {
  let buffer = new Uint8Array(256 * 1024)
  let size = 0
  let position = 0
  return {
    write(bytes: Uint8Array) {
      const end = position + bytes.length
      if (end > buffer.length) {
        const larger = new Uint8Array(Math.max(buffer.length * 2, end))
        larger.set(buffer.subarray(0, size))
        buffer = larger
      }
      buffer.set(bytes, position)
      position = end
      size = Math.max(size, end)
    },
    seek(offset: number, whence: number): number {
      const base = whence === 0 ? 0 : whence === 1 ? position : size
      position = base + offset
      return position
    },
    bytes: () => buffer.slice(0, size),
  }
}
