/** What the server says to staff in English: before the desk, and in mails, chats and notifications. */
export const english = {
  desk: {
    title: 'Desk',
    /** The name of the app on a phone. */
    app: (brand: string) => `${brand} desk`,
    notLoaded: 'The desk has not loaded',
    tryAgain: 'Try again',
    needsScript: 'The desk needs JavaScript. The requests are also in your e-mail, and in',
  },
  signIn: {
    title: 'Sign in to the desk',
    button: 'Sign in',
    email: 'E-mail address',
    password: 'Password',
    passkey: 'Sign in with a passkey',
    provider: 'Sign in with your work account',
    help: 'Can’t sign in?',
    helpText:
      'Ask an admin of your team for a new link. Where nobody can sign in, the operator of the server runs',
    errorTitle: (title: string) => `Error: ${title}`,
    problem: 'There is a problem',
    script: {
      show: 'Show',
      hide: 'Hide',
      showPassword: 'Show password',
      hidePassword: 'Hide password',
      noPasskey: 'No passkey was used. Try again, or use a password.',
    },
  },
  welcome: {
    back: 'Choose a new password',
    first: 'Make the first account',
    join: 'Join the desk',
    backLead: 'This link lets you in once. Your other devices are signed out.',
    firstLead: (brand: string) => `You will be an admin: you can invite the rest of ${brand}.`,
    joinLead: (brand: string) => `${brand} has invited you. This link works once.`,
    name: 'Your name',
    nameHint: 'Your colleagues see it beside what you do.',
    newPassword: 'New password',
    passwordHint: (shortest: number) =>
      `${shortest} characters or more. Three words that do not belong together are easy to keep in mind.`,
    saveBack: 'Save and sign in',
    saveFirst: 'Make the account',
    saveJoin: 'Join',
    passkey: 'Use a passkey instead of a password',
    gone: 'This link no longer works',
    goneLead:
      'A link works once, and for a few days at most. If you have an account, sign in. If not, ask an admin of your team for a new link.',
  },
  invitation: {
    subject: (brand: string) => `Join the desk of ${brand}`,
    heading: (name: string) => `${name} has invited you`,
    text: (brand: string) =>
      `Open the link to join the desk of ${brand}, where requests are answered. It works once. Give it to nobody else.`,
    link: 'Your link',
    until: 'Works until',
    /** @param iso the time as ISO 8601 */
    time: (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`,
    footer:
      'You receive this mail because an admin entered your address. If you expect no invitation, ignore it.',
  },
  /** The subject of the first reply to a request. */
  replySubject: (reference: string) => `Your request ${reference}`,
  announced: {
    request: 'New request',
    requestFor: (service: string) => `New request: ${service}`,
    reference: (reference: string) => `Reference ${reference}`,
    open: 'Open at the desk',
  },
  notices: {
    held: (count: number) =>
      count === 1 ? '1 request is held as suspected spam' : `${count} requests are held as suspected spam`,
    heldText: 'Nobody was notified of these requests, because they look like spam:',
    heldMore: (count: number) => `and ${count} more`,
    heldAll: 'All that are held:',
    heldRead: 'Read one:',
    heldDeliver: 'Deliver one after all:',
    noAnswer: (reference: string) => `No answer yet: ${reference}`,
    noAnswerText: (reference: string) =>
      `The request ${reference} waited for the visitor’s answer until now. There is none, so it is back on the list.`,
    back: (reference: string) => `Back on the list: ${reference}`,
    backText: (reference: string) =>
      `The request ${reference} was snoozed until now. It is back on the list.`,
    reply: (reference: string) => `A reply to request ${reference}`,
    replyText: 'The visitor has written again. Read it at the desk.',
    strangerText:
      'Somebody has written in this conversation from an address that is not the visitor’s. Read it at the desk.',
    clash: 'An appointment clashes with a calendar',
    clashText: 'Something stands in the calendar at the time of an appointment. Move one of the two.',
    quiet: (hours: number) => `No request has come for ${hours} hours`,
    quietLast: (since: string) => `The last one came at ${since}.`,
    quietNone: (since: string) => `None has come since the site began, at ${since}.`,
    quietProbe: 'It may just be quiet. To see whether requests get through, run: npm run probe',
    quietHeld: 'Suspected spam does not count. What is held: npm run requests -- list --state held',
    quietHours: 'After how many hours you are told is set by QUIET_ALARM_HOURS.',
    probe: 'A test request did not get through',
    probeTry: 'Try it yourself: npm run probe',
    whatToDo: 'docs/operations.md says what to do.',
    givenUp: (channel: string) => `Requests were given up: ${channel}`,
    outage: (channel: string) => `Requests do not get through: ${channel}`,
    outageText: (channel: string, since: string, answer: string) =>
      `The channel "${channel}" of your site has been failing since ${since}. Last answer: ${answer}`,
    outageOff: (replay: string) =>
      `It wants nothing more, so requests wait in the store until its address changes or you run ${replay}.`,
    outageGivenUp: (replay: string) =>
      `Requests stay in the store, but this channel does not try those again that it has given up. When it works, run ${replay}, or press "Send again" at a request in the desk.`,
    outageWaits: 'Requests stay in the store and are tried again, for three days after the first attempt.',
    outageShows: '"npm run deliveries" shows them; docs/operations.md says what to do.',
  },
}
