import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts the consumer's own site with calls. `behind` is the server of its pages, where they are not in `public`. */
export async function serveConsumer(folder: string, behind?: string) {
  const child = spawn(process.execPath, ['serve.mjs'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...(behind && { BEHIND: behind }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The consumer’s server did not start.')
    }),
  ])) as [Buffer]
  return {
    port: Number(line.toString()),
    async close(): Promise<void> {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
