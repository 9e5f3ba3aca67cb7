import * as v from 'valibot'
import { printable, readArguments, UsageError } from '#server/runtime/command-line.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { OpenedStore } from '#server/store/open-store.ts'
import { emailField } from './form-fields.ts'
import { lifetimes, makeLink } from './links.ts'
import { type Role, roles } from '#contract/desk/staff.ts'
import { deleteStaffLink, listStaffLinks } from './transactions/link-transactions.ts'
import { changeStaff, findStaff, listStaff } from './transactions/staff-transactions.ts'

const staffHelp = `npm run staff -- add <e-mail>      create a link with which this person joins the desk
npm run staff -- list              list the accounts, and the links that still work
npm run staff -- link <e-mail>     create a link with which this person signs in and chooses a new password
npm run staff -- remove <e-mail>   remove this person's account, and end their sessions and the links they made
npm run staff -- revoke <e-mail>   end the link for this person

For add:
  --role <role>   ${roles.join(' or ')}; by default, the first person is an admin and others are members

A link works once, for 24 hours. The first person who opens it gets access: send it to nobody else.`

/** What the command needs: the opened store, the address of the site and its output. */
export type StaffCommandOptions = {
  openStore: (access: 'read' | 'write') => Promise<OpenedStore>
  /** Such as https://www.example.com. */
  origin: string
  /** Resolves when more can be written. */
  write: (text: string) => Promise<void>
  now?: Date
}

/**
 * Runs `npm run staff`.
 * @throws UsageError for unknown arguments.
 */
export async function runStaffCommand(args: string[], options: StaffCommandOptions): Promise<void> {
  const { action, email, role } = readAction(args)
  await using store = await options.openStore(action === 'list' ? 'read' : 'write')
  await actions[action](store, { ...options, email, role, now: options.now ?? new Date() })
}

type Work = Omit<StaffCommandOptions, 'now'> & { email: string; role: Role | undefined; now: Date }

const actions = {
  async list(store: TransactionRunner, { write, now }: Work) {
    const staff = await store.run(listStaff, undefined)
    const links = await store.run(listStaffLinks, { now: now.toISOString() })
    const lines = staff.map(
      ({ email, name, role, seenAt }) =>
        `${email}  ${role}  ${printable(name)}  ${seenAt === null ? 'not signed in' : `last seen ${seenAt}`}\n`,
    )
    const none = links.length > 0 ? 'No accounts yet.\n' : 'No accounts yet. "add" creates the first one.\n'
    await write(lines.length > 0 ? lines.join('') : none)
    for (const { email, role, isRecovery, madeBy, expires_at } of links) {
      const purpose = isRecovery ? 'link to sign in again' : `invitation as ${role}`
      const maker = madeBy === null ? 'a command' : printable(madeBy)
      await write(`${email}  ${purpose}  made by ${maker}  until ${expires_at}\n`)
    }
  },

  async add(store: TransactionRunner, { email, role, now, origin, write }: Work) {
    const staff = await store.run(listStaff, undefined)
    const links = await store.run(listStaffLinks, { now: now.toISOString() })
    const others = links.filter((link) => link.email !== email)
    const isFirst = ![...staff, ...others].some((person) => person.role === 'admin')
    const made = await makeLink(store, {
      email,
      role: role ?? (isFirst ? 'admin' : 'member'),
      staffId: null,
      lifetime: lifetimes.direct,
      by: null,
      now,
    })
    if (made.outcome !== 'added') {
      throw new UsageError(`${email} can already sign in. "link" creates a new link.`)
    }
    await write(`${origin}${made.path}\nIt works once, until ${made.expiresAt}.\n`)
  },

  async link(store: TransactionRunner, { email, now, origin, write }: Work) {
    const person = await findPerson(store, email)
    const made = await makeLink(store, {
      email,
      role: person.role,
      staffId: person.id,
      lifetime: lifetimes.direct,
      by: null,
      now,
    })
    if (made.outcome !== 'added') throw new Error('The link for a known person was refused')
    await write(`${origin}${made.path}\nIt works once, until ${made.expiresAt}.\n`)
  },

  async remove(store: TransactionRunner, { email, now, write }: Work) {
    const person = await findPerson(store, email)
    const outcome = await store.run(changeStaff, {
      id: person.id,
      change: { kind: 'remove' },
      by: null,
      now: now.toISOString(),
    })
    if (outcome === 'last-admin') {
      throw new UsageError(`${email} is the last admin. Add another one first.`)
    }
    await write(`Removed ${email}. Their sessions have ended.\n`)
  },

  async revoke(store: TransactionRunner, { email, now, write }: Work) {
    const link = { which: 'email', value: email, by: null, now: now.toISOString() } as const
    if (!(await store.run(deleteStaffLink, link))) {
      throw new UsageError(`No link for ${email} works. "list" shows the links.`)
    }
    await write(`The link for ${email} no longer works.\n`)
  },
}

function readAction(args: string[]): {
  action: keyof typeof actions
  email: string
  role: Role | undefined
} {
  const { values, positionals } = readArguments(args, { role: { type: 'string' } }, staffHelp)
  const [word, address, ...more] = positionals
  const action = (['list', 'add', 'link', 'remove', 'revoke'] as const).find((known) => known === word)
  if (action === undefined) throw new UsageError(staffHelp)
  const extra = action === 'list' ? address : more[0]
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}".\n\n${staffHelp}`)
  const role = roles.find((known) => known === values.role)
  if (values.role !== undefined && (role === undefined || action !== 'add')) {
    throw new UsageError(`--role is valid for "add" only, and must be ${roles.join(' or ')}.`)
  }
  if (action === 'list') return { action, email: '', role }
  const email = v.safeParse(emailField, address ?? '')
  if (!email.success) throw new UsageError(`Give an e-mail address.\n\n${staffHelp}`)
  return { action, email: email.output, role }
}

async function findPerson(store: TransactionRunner, email: string) {
  const person = await store.run(findStaff, { by: 'email', value: email })
  if (!person) throw new UsageError(`No account has the address ${email}. "list" shows the accounts.`)
  return person
}
