import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '#server/store/open-store.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { runStaffCommand } from './staff-command.ts'
import { aVisitor, goodPassword, signedIn } from '#server/testing/sign-in-visitor.ts'

describe.each(engines)('npm run staff on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database)
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  async function runOn({ options }: TestDatabase, ...args: string[]): Promise<string> {
    const { databaseUrl, dataDir } = options
    let output = ''
    await runStaffCommand(args, {
      openStore: (access) => openStore({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, access),
      origin: 'https://www.example.com',
      write: async (text) => void (output += text),
    })
    return output
  }
  const run = (...args: string[]) => runOn(database, ...args)
  const pathIn = (output: string) =>
    /^https:\/\/www\.example\.com(\/inbox\/welcome\/\S+)\n/.exec(output)?.[1] ?? ''

  it('link lets a person back in with a new password, once, and ends their other sessions', async () => {
    const before = await signedIn(desk, { email: 'ada@agency.example', role: 'admin' })
    const output = await run('link', 'ADA@agency.example')
    expect(output).toMatch(/\nIt works once, until \d{4}-.*Z\.\n$/)
    // Opening it uses nothing up, and ends nothing.
    const path = pathIn(output)
    expect((await aVisitor(desk).get(path)).status).toBe(200)
    expect((await before.get('/api/desk/me')).status).toBe(200)

    const back = aVisitor(desk)
    const password = 'another tractor almanac'
    expect((await back.post(path, { name: 'Ada', password })).status).toBe(303)
    expect(await (await back.get('/api/desk/me')).json()).toMatchObject({
      staff: { email: 'ada@agency.example', role: 'admin' },
    })
    expect((await before.get('/api/desk/me')).status).toBe(401)
    expect((await aVisitor(desk).get(path)).status).toBe(410)
    const old = await aVisitor(desk).post('/inbox/sign-in', {
      email: 'ada@agency.example',
      password: goodPassword,
    })
    expect(old.status).not.toBe(303)
    const fresh = await aVisitor(desk).post('/inbox/sign-in', { email: 'ada@agency.example', password })
    expect(fresh.status).toBe(303)
  })

  it('link makes no account of a stranger, nor of somebody who was removed', async () => {
    await expect(run('link', 'nobody@agency.example')).rejects.toThrow(
      'No account has the address nobody@agency.example.',
    )
    await signedIn(desk, { email: 'gone@agency.example' })
    const path = pathIn(await run('link', 'gone@agency.example'))
    await run('remove', 'gone@agency.example')
    expect((await aVisitor(desk).get(path)).status).toBe(410)
    await expect(run('link', 'gone@agency.example')).rejects.toThrow(
      'No account has the address gone@agency.example.',
    )
  })

  it('lists every link that works, and revokes one', async () => {
    const path = pathIn(await run('add', 'new@agency.example', '--role', 'admin'))
    await run('link', 'ada@agency.example')
    const listed = await run('list')
    expect(listed).toMatch(/^new@agency\.example {2}invitation as admin {2}made by a command {2}until /m)
    expect(listed).toMatch(/^ada@agency\.example {2}link to sign in again {2}made by a command {2}until /m)
    expect(await run('revoke', 'new@agency.example')).toContain('no longer works')
    expect((await aVisitor(desk).get(path)).status).toBe(410)
    expect(await run('list')).not.toContain('new@agency.example')
    await expect(run('revoke', 'new@agency.example')).rejects.toThrow('No link for new@agency.example works')
  })

  it('lists open invitations while there is no account, of which the first one makes an admin', async () => {
    const empty = await openTestDatabase(engine)
    try {
      expect(await runOn(empty, 'list')).toBe('No accounts yet. "add" creates the first one.\n')
      await runOn(empty, 'add', 'first@agency.example')
      expect(await runOn(empty, 'list')).toMatch(
        /^No accounts yet\.\nfirst@agency\.example {2}invitation as admin {2}made by a command {2}until /,
      )
      await runOn(empty, 'add', 'second@agency.example')
      await runOn(empty, 'add', 'first@agency.example')
      const listed = await runOn(empty, 'list')
      expect(listed).toContain('second@agency.example  invitation as member')
      expect(listed).toContain('first@agency.example  invitation as admin')
      await runOn(empty, 'revoke', 'first@agency.example')
      await runOn(empty, 'add', 'third@agency.example')
      expect(await runOn(empty, 'list')).toContain('third@agency.example  invitation as admin')
    } finally {
      await empty.close()
    }
  })

  it('lists the accounts, and keeps the last admin', async () => {
    expect(await run('list')).toMatch(/^ada@agency\.example {2}admin {2}/m)
    await expect(run('remove', 'ada@agency.example')).rejects.toThrow('is the last admin')
    await expect(run('add', 'ada@agency.example')).rejects.toThrow('"link" creates a new link')
  })
})
