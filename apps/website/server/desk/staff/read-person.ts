import * as v from 'valibot'
import { emailField, nameField } from './form-fields.ts'
import type { OpenLink } from './store/link-transactions.ts'

/** Reads the person of a link, with the errors of the typed values. */
export function readPerson(
  link: OpenLink,
  typed: { email?: unknown; name?: unknown },
): { email: string; name: string; problems: Record<string, string> } {
  const email = v.safeParse(emailField, link.email ?? typed.email ?? '')
  const name = link.staff_id === null ? v.safeParse(nameField, typed.name ?? '') : null
  return {
    email: email.success ? email.output : '',
    name: name?.success ? name.output : '',
    problems: {
      ...(email.success ? {} : { email: email.issues[0].message }),
      ...(name === null || name.success ? {} : { name: name.issues[0].message }),
    },
  }
}
