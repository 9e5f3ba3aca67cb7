const most = 6

/** What the parts of our own addresses look like: words, names of files, ids. No e-mail address, no number, no token. */
const ownPart = /^(?!\+?[\d.-]{6,}$)[\w.-]{0,40}$/

/** A path for the log: parts that may say who asks, or let somebody in, are left out. */
export function maskPath(path: string): string {
  const parts = path.split('/')
  const shown = parts.slice(0, most + 1).map((part) => (ownPart.test(part) ? part : '*'))
  return [...shown, ...(parts.length > most + 1 ? ['*'] : [])].join('/')
}
