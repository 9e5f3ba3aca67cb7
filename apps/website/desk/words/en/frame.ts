import { plural } from '../plural.ts'

/** The names of the roles in a line, such as "Kay, kay@example.com, admin". */
const roles = { member: 'member', admin: 'admin' }

const thing = (name: string) => ({
  loading: `Loading the ${name}…`,
  failed: `The ${name} could not be loaded`,
  gone: `There is no such ${name}`,
})

/** The frame of the desk, and what all its screens share. */
export const frame = {
  title: (screen: string, brand: string) => `${screen} · ${brand} desk`,
  navigation: 'Desk',
  sections: {
    requests: 'Requests',
    calendar: 'Calendar',
    calls: 'Calls',
    numbers: 'Numbers',
    settings: 'Settings',
  },
  skip: 'Skip to content',
  live: 'Live',
  notLive: 'Not live',
  lightScheme: 'Use the light scheme',
  darkScheme: 'Use the dark scheme',
  shortcuts: 'Keyboard shortcuts',
  shortcutsKey: 'Keyboard shortcuts (?)',
  singleKeys: 'Use shortcuts of a single key',
  keys: {
    j: 'Next request',
    k: 'Previous request',
    Enter: 'Open the request',
    e: 'Change its state',
    a: 'Assign it',
    s: 'Snooze it',
    x: 'Select it',
    r: 'Write an answer',
    t: 'Begin it with a template',
    'Ctrl Enter': 'Send it',
    n: 'Write a note',
    '/': 'Search',
    f: 'Filter',
    v: 'Choose a saved view',
    z: 'Undo the last change',
    Esc: 'Back to the list',
    '?': 'Show these keys',
  },
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  loading: 'Loading…',
  loadingMore: 'Loading more…',
  openSite: 'Open the site (new tab)',
  backToList: 'Back to the list',
  roles,
  somebodyWhoLeft: 'Somebody who left',
  unassigned: 'Unassigned',
  aGoneRequest: 'a request that is gone now',

  signedOut: { title: 'You are signed out', signIn: 'Sign in' },
  nowhere: {
    title: 'Not found',
    words: 'There is nothing at this address',
    toRequests: 'Go to the requests',
  },
  failedScreen: { title: 'The screen could not be loaded', kept: 'What you typed is kept.' },
  things: {
    screen: thing('screen'),
    desk: thing('desk'),
    requests: thing('requests'),
    request: thing('request'),
    appointments: thing('appointments'),
    calendar: thing('calendar'),
    freeTimes: thing('free times'),
    calls: thing('calls'),
    call: thing('call'),
    questions: thing('questions'),
    numbers: thing('numbers'),
    hours: thing('hours'),
    sessions: thing('sessions'),
    passkeys: thing('passkeys'),
    team: thing('team'),
    invitations: thing('invitations'),
    audit: thing('audit'),
    templates: thing('templates'),
  },
  mayBeDeleted: 'It may have been deleted.',

  failures: {
    signedOut: 'Your sign-in has ended. Sign in again, then try once more.',
    unreachable: 'The server cannot be reached. Check your connection, then try again.',
    unknown: (status: number) => `The server answered with an error (${status}).`,
    notSaved: (why: string) => `Not saved. ${why}`,
    notUndone: (why: string) => `Not undone. ${why}`,
  },
  undone: (change: string) => `Undone: ${change}`,
  nothingToUndo: 'There is nothing to undo.',
  notUndone: {
    several: (count: number) =>
      `${count} requests stay as they are: somebody has changed them since, or their mail is on its way.`,
    mailed: (name: string) => `The mail about ${name} is on its way.`,
    taken: (name: string) => `The time of ${name} is no longer free.`,
    over: (name: string) => `The former time of ${name} has passed.`,
    changed: (name: string) => `Somebody has changed ${name} since.`,
  },

  notices: {
    ended: 'Your sign-in has ended.',
    kept: 'What you typed is kept.',
    signInAgain: 'Sign in again (opens a new tab)',
    unreachable: 'The server cannot be reached.',
    outOfDate: 'What you see may be out of date. The desk tries again by itself.',
    channelFails: (channel: string) => `Requests do not get through: ${channel}.`,
    failingSince: (time: string) =>
      `It has been failing since ${time}. Each request is tried again for three days.`,
    gaveUp: (channel: string, count: number) =>
      `${channel} has given up ${plural(count, { one: 'one request', other: `${count} requests` })}`,
    gaveUpMore:
      'of the last week. They are all here. When it works, press “Send again” at a request, or have',
    runOnServer: 'run on the server.',
    noMailIn: (time: string) => `Mail has not come in since ${time}.`,
    noMailInMore: 'Replies of visitors are in the mailbox, and appear here when it can be read again.',
    noMailOut: (time: string, count: number) =>
      `Mail has not gone out since ${time}; ${count} ${plural(count, { one: 'waits', other: 'wait' })}.`,
    setting: (name: string) => `The setting is ${name}.`,
    calendarUnread: (holder: string, time: string) =>
      `The calendar of ${holder} has not been read since ${time}.`,
    yourCalendars: 'Your calendars',
    calendarIgnored: 'Visitors can book at times that are taken in it.',
    calendarKept: 'Until it is, its last busy times count, for a day.',
    clash: (time: string) => `Two things at once on ${time}.`,
    clashBefore: (holder: string) => `${holder} has`,
    clashLink: 'this appointment',
    clashAfter: 'and something in their calendar. Move one of the two.',
  },

  times: {
    seconds: (count: number) => `${count} s`,
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => plural(count, { one: '1 day', other: `${count} days` }),
    /** A date as `Intl` writes it, such as "Fri, 27 Nov, 09:00". */
    plain: (date: string) => date.replaceAll(',', ''),
    /** The first day of a range within a month: "23 – 29 Nov". */
    firstOfRange: (day: number) => `${day}`,
    zone: (zone: string) => `, in the time of ${zone}`,
    today: (day: string) => `Today, ${day}`,
    tomorrow: (day: string) => `Tomorrow, ${day}`,
  },
}
