#!/usr/bin/env node
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Knowledge } from './dialogue/knowledge.ts'
import { readStandaloneConfig } from './standalone-config.ts'
import { startStandalone } from './start-standalone.ts'

/**
 * The voice platform as a separate process: `node packages/voice-platform/src/standalone.ts`, or installed,
 * `frontdesk-voice-platform`.
 */
const read = readStandaloneConfig(process.env)
if ('problem' in read) {
  process.stderr.write(`${read.problem}\n`)
  process.exit(1)
}
const { knowledge } = (await import(pathToFileURL(resolve(read.config.VOICE_KNOWLEDGE)).href)) as {
  knowledge?: Knowledge
}
if (knowledge?.company?.name === undefined) {
  process.stderr.write('VOICE_KNOWLEDGE names a module that does not export `knowledge`.\n')
  process.exit(1)
}

const write = (level: string) => (message: string, fields?: Record<string, unknown>) => {
  const error = fields?.['error']
  const shown = error instanceof Error ? { ...fields, error: `${error.name}: ${error.message}` } : fields
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...shown })}\n`)
}
const platform = await startStandalone({
  config: read.config,
  knowledge,
  log: { info: write('info'), warn: write('warn'), error: write('error') },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void platform.close().then(() => process.exit(0)))
}
