import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServerProcess } from '#server/testing/start-server-process.ts'

it('a first start in a terminal ends with the link for the first account, after one line of the doctor', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-first-start-'))
  const logFile = join(folder, 'log')
  const server = startServerProcess(
    // As if its output were a terminal.
    {
      DATA_DIR: folder,
      VOICE_PROVIDER: 'embedded',
      NODE_OPTIONS: '--import=data:text/javascript,process.stdout.isTTY=true',
    },
    logFile,
  )
  try {
    await server.listening
    const output = () => readFile(logFile, 'utf8')
    await expect.poll(output, { timeout: 60_000 }).toContain('/inbox/welcome/')
    await server.kill()
    const lines = (await output()).trimEnd().split('\n')
    expect(lines.at(-1)).toMatch(/^http:\/\/\S+\/inbox\/welcome\/\S+$/)
    expect(lines.at(-2)).toContain('The desk has no account yet')
    expect(lines.some((line) => line.includes('the voice platform is ready'))).toBe(true)
    const findings = lines.filter((line) => line.includes('npm run doctor'))
    expect(findings).toEqual([expect.stringMatching(/"findings":[1-9]/)])
    expect(lines.indexOf(findings[0] ?? '')).toBeLessThan(lines.length - 2)
  } finally {
    await server.kill()
    await rm(folder, { recursive: true })
  }
})
