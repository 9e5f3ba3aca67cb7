/** Something to set before the site goes live. */
export type Finding = {
  /** The problem, in a sentence. */
  what: string
  /** What to change, and where. */
  where: string
}
