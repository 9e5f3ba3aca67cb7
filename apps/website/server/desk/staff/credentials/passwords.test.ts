import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { createSignInAttempts } from './sign-in-attempts.ts'
import { checkPassword, passwordProblem, createPasswords } from './passwords.ts'
import { addStaffLink, useStaffLink } from '../transactions/link-transactions.ts'

describe('a password', () => {
  const passwords = createPasswords()

  it('matches its hash, however its letters were composed', async () => {
    const hash = await passwords.hash('café with twelve')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await passwords.verify('cafe\u0301 with twelve', hash)).toBe(true)
    expect(await passwords.verify('cafe with twelve', hash)).toBe(false)
    expect(await passwords.hash('café with twelve')).not.toBe(hash)
  })

  it('of an unknown person is never right', async () => {
    expect(await passwords.verify('', null)).toBe(false)
  })

  it.each([
    ['', 'Enter a password'],
    ['elevenchars', '12 characters or more'],
    ['💡💡💡💡💡💡', '12 characters or more'],
    ['Password1234', 'easy to guess'],
    ['aaaabbbbaaaabbbb', 'easy to guess'],
    ['ada@example.com', 'easy to guess'],
    ['x'.repeat(257), '256 characters or fewer'],
  ])('such as %s is refused', (password, why) => {
    expect(passwordProblem(password, ['ada@example.com'])).toContain(why)
  })

  it.each(['violet tractor almanac', 'nnjk2-Qx!8Zf', 'ein sehr langer Satz über Ada Lovelace und Kühe'])(
    'such as %s will do',
    (password) => {
      expect(passwordProblem(password, ['ada@example.com', 'Ada Lovelace'])).toBeNull()
    },
  )
})

describe('a sign-in', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase('sqlite')
  })
  afterAll(() => database.close())

  it('does the same work for an address that is known, unknown, or without a password', async () => {
    const work: { memory: number; passes: number }[] = []
    const passwords = createPasswords({
      async derive(message, nonce, cost) {
        work.push({ memory: cost.memory, passes: cost.passes })
        const key = Buffer.alloc(cost.tagLength)
        key.write(message)
        return key
      },
    })
    const at = new Date().toISOString()
    const join = async (email: string, passwordHash: string | null) => {
      const link = { id: email, token_hash: email, email, role: 'member' as const, staff_id: null }
      const later = new Date(Date.now() + 60_000).toISOString()
      await database.run(addStaffLink, {
        link: { ...link, created_at: at, expires_at: later },
        by: null,
        now: at,
      })
      const session = {
        id: email,
        token_hash: email,
        device: '',
        created_at: at,
        seen_at: at,
        expires_at: later,
      }
      await database.run(useStaffLink, {
        tokenHash: email,
        staffId: email,
        name: 'Ada',
        email: null,
        passwordHash,
        passkey: null,
        session,
        replaces: null,
        knownAs: [],
        now: at,
      })
    }
    await join('known@example.com', await passwords.hash('the right one'))
    await join('passkey@example.com', null)

    const workOf = async (email: string, password: string) => {
      work.length = 0
      const dependencies = { store: database, attempts: createSignInAttempts(database), passwords }
      const { outcome } = await checkPassword(dependencies, { email, password, client: 'network' })
      return { outcome, work: [...work] }
    }
    const once = [{ memory: 19_456, passes: 2 }]
    expect(await workOf('known@example.com', 'the right one')).toEqual({ outcome: 'known', work: once })
    for (const email of ['known@example.com', 'passkey@example.com', 'nobody@example.com']) {
      expect(await workOf(email, 'a wrong one')).toEqual({ outcome: 'refused', work: once })
    }
  })
})
