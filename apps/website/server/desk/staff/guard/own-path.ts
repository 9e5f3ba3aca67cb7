/** The root path of the desk. */
export const deskPath = '/inbox'

export const signInPath = `${deskPath}/sign-in`

/**
 * Returns where to go after a sign-in: always a page of the desk, whatever the request says.
 * @param text as it came with the request
 */
export function ownPath(text: string | undefined): string {
  const here = 'http://desk.invalid'
  const url = text?.startsWith('/') ? URL.parse(text, here) : null
  if (!url || url.origin !== here) return deskPath
  const { pathname, search } = url
  const isOfDesk = pathname === deskPath || pathname.startsWith(`${deskPath}/`)
  const isEntrance = /^\/inbox\/(?:sign-in|welcome)(?:\/|$)/.test(pathname)
  return isOfDesk && !isEntrance ? `${pathname}${search}` : deskPath
}
