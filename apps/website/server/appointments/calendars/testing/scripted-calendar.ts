import type { Calendar } from '../calendar.ts'

/** What is asked of a calendar. */
type Question = 'read' | 'find' | 'write' | 'remove'

/** A calendar in memory that waits or fails as scripted. */
export type ScriptedCalendar = Calendar & {
  /** iCalendar texts by address. */
  texts: Map<string, string>
  /** Runs before each answer: the question goes on when it resolves, and fails when it throws. */
  before: (question: Question, href: string) => void | Promise<void>
}

/** Creates a calendar, an empty one by default. Entries stand at the id of their appointment. */
export function scriptedCalendar({
  texts = new Map(),
  ...fields
}: Pick<Calendar, 'name' | 'holder'> & { texts?: Map<string, string> }): ScriptedCalendar {
  const calendar: ScriptedCalendar = {
    ...fields,
    version: '1',
    isWritten: true,
    texts,
    before: () => {},
    async read() {
      await calendar.before('read', '')
      return { texts: [...texts.values()], mark: null }
    },
    entries: {
      hrefOf: async (id) => id,
      async find(uid) {
        await calendar.before('find', uid)
        const found = [...texts].find(([, text]) => text.includes(`UID:${uid}`))
        return found ? { href: found[0], text: found[1] } : null
      },
      async write({ href, text }) {
        await calendar.before('write', href)
        texts.set(href, text)
        return href
      },
      async remove(href) {
        await calendar.before('remove', href)
        texts.delete(href)
      },
    },
  }
  return calendar
}
