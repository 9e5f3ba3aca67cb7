import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AddOutcome } from '#server/requests/receive/add-consultation.ts'
import type { addRequest } from './a-consultation.ts'

type AddInput = Parameters<typeof addRequest> extends [unknown, ...infer Input] ? Input : never

export type StoreProcessRequest = { call: number; input: AddInput }
/** The answer to call 0 reports that the store is open. */
export type StoreProcessReply = { call: number; outcome?: AddOutcome; error?: string }

export type StoreProcess = {
  pid: number
  /** Rejects with the name of the store's error, or when the process exits before it answers. */
  add(...input: AddInput): Promise<AddOutcome>
  /** Kills it with SIGKILL. */
  kill(): Promise<void>
}

/** Opens the embedded store of a data directory in a separate process. @param prefix a command to start it through. */
export async function startStoreProcess(dataDir: string, prefix: string[] = []): Promise<StoreProcess> {
  const script = fileURLToPath(new URL('./store-process.ts', import.meta.url))
  const [command, ...args] = [...prefix, process.execPath, script, dataDir]
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const calls = new Map<number, PromiseWithResolvers<StoreProcessReply>>()
  let lastCall = -1

  const expectReply = (): PromiseWithResolvers<StoreProcessReply> & { call: number } => {
    const call = ++lastCall
    const reply = Promise.withResolvers<StoreProcessReply>()
    calls.set(call, reply)
    return { call, ...reply }
  }
  child.on('message', (reply: StoreProcessReply) => calls.get(reply.call)?.resolve(reply))
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      for (const { reject } of calls.values()) reject(new Error('The store process ended'))
      resolve()
    })
  })

  await expectReply().promise
  return {
    pid: child.pid ?? 0,
    async add(...input) {
      const { call, promise } = expectReply()
      child.send({ call, input } satisfies StoreProcessRequest, () => {})
      const { outcome, error } = await promise
      if (!outcome) throw new Error(error)
      return outcome
    },
    kill() {
      child.kill('SIGKILL')
      return exited
    },
  }
}
