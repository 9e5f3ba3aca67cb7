import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agency } from '#agency/content-folder.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '#server/store/testing/start-postgres.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { storeThread } from '#server/transactions.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'

let folder: string
let postgres: TestPostgres
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-start-'))
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

/** Starts the real server and expects it to exit. */
const failToStart = (env: Record<string, string>) =>
  new Promise<{ code: unknown; sentence: string }>((resolve) => {
    const all = {
      NODE_ENV: 'production',
      AGENCY: agency,
      PORT: '0',
      HOST: '127.0.0.1',
      VOICE_PROVIDER: 'off',
      ...env,
    }
    // Only a hanging start takes this long.
    const options = { env: { PATH: process.env.PATH, ...all }, timeout: 90_000 }
    execFile(process.execPath, [join(import.meta.dirname, '../main.ts')], options, (error, _stdout, stderr) =>
      resolve({ code: error?.code, sentence: stderr }),
    )
  })

const aFile = () => writeFile(join(folder, 'file'), '').then(() => ({ DATA_DIR: join(folder, 'file') }))
async function aDamagedDatabase() {
  const dataDir = join(folder, 'damaged')
  await mkdir(dataDir)
  await writeFile(databaseFile(dataDir), Buffer.alloc(8192, 0xff))
  return { DATA_DIR: dataDir }
}
async function anEmptyDatabase() {
  const dataDir = join(folder, 'emptied')
  await mkdir(dataDir)
  await writeFile(databaseFile(dataDir), '')
  return { DATA_DIR: dataDir }
}
const withUrl = (change: (url: URL) => void) => async () => {
  const url = new URL(postgres.url)
  change(url)
  return { DATABASE_URL: url.href }
}

it.each([
  ['DATA_DIR is a file', aFile, /^DATA_DIR cannot be used: .+ Set it to a folder/],
  ['DATA_DIR is in a file', async () => ({ DATA_DIR: join((await aFile()).DATA_DIR, 'x') }), /^DATA_DIR/],
  // Exists on Linux; elsewhere it is one more folder that cannot be created.
  [
    'DATA_DIR cannot be',
    async () => ({ DATA_DIR: '/proc/frontdesk/data' }),
    /^DATA_DIR cannot be used: .+ Set it/,
  ],
  ['the database file is damaged', aDamagedDatabase, /is damaged: .+ restore a backup/],
  ['the database file is empty', anEmptyDatabase, /is empty, .+ restore a backup/],
  [
    'HOST is of another machine',
    async () => ({ HOST: '192.0.2.1', DATA_DIR: join(folder, 'new') }),
    /^HOST is no/,
  ],
  ['HOST is unknown', async () => ({ HOST: 'host.invalid', DATA_DIR: join(folder, 'new') }), /^HOST is no/],
  [
    'DATABASE_URL names no port',
    async () => ({ DATABASE_URL: 'postgres://a:1,b:x/site' }),
    /^DATABASE_URL cannot be used: .*name a server/,
  ],
  ['the database does not exist', withUrl((url) => (url.pathname = '/none')), /does not exist: create it/],
  ['PostgreSQL refuses the user', withUrl((url) => (url.username = 'nobody')), /refuses the user/],
])(
  'ends with one sentence when %s',
  async (_what, makeEnv, sentence) => {
    const failed = await failToStart(await makeEnv())
    expect(failed.sentence).toMatch(sentence)
    expect(failed.sentence.trim().split('\n')).toHaveLength(1)
    expect(failed.code).toBe(1)
  },
  120_000,
)

it('has one sentence for a PostgreSQL that does not answer', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const failure: unknown = await openDatabase({
    thread: storeThread,
    dataDir: folder,
    databaseUrl: `postgres://user@127.0.0.1:${port}/site`,
    // The server waits half a minute.
    wait: 100,
    log: () => {},
  }).catch((error: unknown) => error)
  silent.close()
  expect(explainStartFailure(failure)).toMatch(/^The PostgreSQL of DATABASE_URL cannot be reached[^\n]+$/)
})

it('names a full disk, where a command writes to a file that is open', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  })
  expect(explainStartFailure(full)).toBe('The disk is full: free some space.')
})
