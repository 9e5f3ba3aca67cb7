import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { createLog } from '#server/runtime/log.ts'
import { announceFirstAccount } from './links.ts'
import { aVisitor, goodPassword } from '#server/testing/sign-in-visitor.ts'

describe.each(engines)('The start of a server on %s', (engine) => {
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

  async function start(hasTerminal: boolean) {
    const logged: string[] = []
    const shown: string[] = []
    await announceFirstAccount({
      store: database,
      origin: 'http://localhost:3000',
      show: hasTerminal ? (text) => void shown.push(text) : null,
      log: createLog((line) => logged.push(line)),
    })
    return { logged: logged.join('\n'), shown: shown.join('') }
  }

  it('writes the command instead of a link if its output is collected', async () => {
    const { logged, shown } = await start(false)
    expect(shown).toBe('')
    expect(logged).toContain('npm run staff -- add')
    expect(logged).not.toContain('/inbox/welcome')
  })

  it('shows a link in a terminal, which makes one admin, once; then it shows none', async () => {
    const { shown, logged } = await start(true)
    expect(logged).toBe('')
    const path = /^http:\/\/localhost:3000(\/inbox\/welcome\/\S+)$/m.exec(shown)?.[1] ?? ''
    const first = aVisitor(desk)
    const person = { email: 'first@agency.example', name: 'First', password: goodPassword }
    expect((await first.post(path, person)).status).toBe(303)
    expect(await (await first.get('/api/desk/me')).json()).toMatchObject({
      staff: { email: 'first@agency.example', role: 'admin' },
    })
    const second = await aVisitor(desk).get(path)
    expect(second.status).toBe(410)
    expect(await start(true)).toEqual({ shown: '', logged: '' })
    expect(await start(false)).toEqual({ shown: '', logged: '' })
  })
})
