/** What visitors are told (`content/call-notice.ts`): calls are deleted this many days after they began, whoever carries calls by then. */
export const daysCallsAreKept = 30
