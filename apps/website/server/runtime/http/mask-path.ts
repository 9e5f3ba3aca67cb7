const most = 6

/** Matches the parts of our own addresses: words, file names, ids. Excludes e-mail addresses, numbers and tokens. */
const ownPart = /^(?!\+?[\d.-]{6,}$)[\w.-]{0,40}$/

/** Masks a path for the log: drops parts that may identify somebody or grant access. */
export function maskPath(path: string): string {
  const parts = path.split('/')
  const shown = parts.slice(0, most + 1).map((part) => (ownPart.test(part) ? part : '*'))
  return [...shown, ...(parts.length > most + 1 ? ['*'] : [])].join('/')
}
