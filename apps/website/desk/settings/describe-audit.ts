/** What each action of the audit means. */
const words: Readonly<Record<string, string>> = {
  'request.viewed': 'Opened a request',
  'request.changed': 'Changed a request',
  'request.released': 'Released a request',
  'request.undone': 'Undid a change',
  'requests.exported': 'Exported requests',
  'requests.import-began': 'Began an import',
  'requests.imported': 'Imported requests',
  'note.added': 'Wrote a note',
  'note.deleted': 'Deleted a note',
  'reply.sent': 'Answered a request',
  'reply.prepared': 'Prepared an answer',
  'delivery.replayed': 'Sent a delivery again',
  'call.viewed': 'Read a call',
  'answer.added': 'Taught the assistant an answer',
  'answer.changed': 'Changed an answer of the assistant',
  'answer.deleted': 'Deleted an answer of the assistant',
  'question.dismissed': 'Marked as not a question',
  'question.restored': 'Put a question back',
  'person.viewed': 'Looked up a person',
  'person.exported': 'Exported a person’s data',
  'person.erased': 'Erased a person’s data',
  'session.began': 'Signed in',
  'session.ended': 'Signed out',
  'link.made': 'Made a link',
  'link.used': 'Used a link',
  'link.removed': 'Removed a link',
  'passkey.added': 'Added a passkey',
  'passkey.removed': 'Removed a passkey',
  'staff.added': 'Joined the team',
  'staff.removed': 'Removed somebody from the team',
  'staff.role-changed': 'Changed a role',
  'staff.password-set': 'Set a password',
}

/** Names an action in words; one of a newer release by its name. */
export const describeAction = (action: string): string => words[action] ?? action

/** @returns such as "from: new, to: won" */
export const describeDetails = (details: Readonly<Record<string, unknown>>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')
