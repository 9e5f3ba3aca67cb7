import { frame } from './de/frame.ts'
import { history } from './de/history.ts'
import { request } from './de/request.ts'
import { requests } from './de/requests.ts'
import type { StartWords } from './texts.ts'

/** What every screen says in German. */
export const words: StartWords = {
  locale: { dates: 'de', numbers: 'de' },
  frame,
  requests,
  request,
  history,
}
