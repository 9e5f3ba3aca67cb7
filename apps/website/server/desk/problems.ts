import { problemResponse } from '#server/runtime/http/problem.ts'

/** 404: there is no such record. @param what its kind, such as `request` */
export const notFound = (what: string): Response =>
  problemResponse({ status: 404, title: 'Not found', detail: `There is no such ${what}.` })

/** 409: the record's state does not allow it. */
export const conflict = (detail: string): Response =>
  problemResponse({ status: 409, title: 'Not possible now', detail })
