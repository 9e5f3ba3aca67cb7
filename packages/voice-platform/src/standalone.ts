#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Knowledge } from './dialogue/knowledge.ts'
import { readStandaloneConfig } from './standalone-config.ts'

/**
 * The voice platform as a separate process: `node packages/voice-platform/src/standalone.ts`, or installed,
 * `frontdesk-voice-platform`.
 */
function refuse(problem: string): never {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

const oldestNode = 24
if (Number.parseInt(process.versions.node, 10) < oldestNode)
  refuse(`The voice platform needs Node ${oldestNode} or newer; this is ${process.versions.node}.`)

const read = readStandaloneConfig(process.env)
if ('problem' in read) refuse(read.problem)
const { config } = read
const file = resolve(config.VOICE_KNOWLEDGE)
if (!existsSync(file)) refuse(`VOICE_KNOWLEDGE names ${config.VOICE_KNOWLEDGE}, which does not exist.`)
const { knowledge } = (await import(pathToFileURL(file).href)) as { knowledge?: Knowledge }
if (knowledge?.company?.name === undefined)
  refuse('VOICE_KNOWLEDGE names a module that does not export `knowledge`.')

const write = (level: string) => (message: string, fields?: Record<string, unknown>) => {
  const error = fields?.['error']
  const shown = error instanceof Error ? { ...fields, error: `${error.name}: ${error.message}` } : fields
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...shown })}\n`)
}
const log = { info: write('info'), warn: write('warn'), error: write('error') }
// Only now: an older Node has no SQLite, which it imports.
const { startStandalone } = await import('./start-standalone.ts')
const platform = await startStandalone({ config, knowledge, log }).catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') refuse(`PORT ${config.PORT} is taken by another program.`)
  throw error
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void platform.close().then(() => process.exit(0)))
}
