import { frame } from './en/frame.ts'
import { history } from './en/history.ts'
import { request } from './en/request.ts'
import { requests } from './en/requests.ts'

/** What every screen says in English. Each other language has the same: a word more or less does not compile. */
export const words = {
  /** The locale of dates and times, with the day first and 24 hours, and of numbers. */
  locale: { dates: 'en-GB', numbers: 'en' },
  frame,
  requests,
  request,
  history,
}
