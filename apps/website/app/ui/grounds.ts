/** What a section stands on: the page itself, or a band. The bottom line of an open band is the top line of what follows. */
export type Ground = 'plain' | 'band' | 'open-band'

/** How a section looks by itself. `lined` begins with a line, `sky` has a ground that no other section has. */
export type OwnGround = 'plain' | 'band' | 'lined' | 'sky'

/**
 * Returns the grounds of the sections of a page, so that bands and plain sections alternate in any order.
 * @param own the ground of each section beside any other
 * @param after what follows the last section
 */
export function groundsOf<Name extends string>(
  sections: readonly Name[],
  own: Readonly<Record<Name, OwnGround>>,
  after: OwnGround,
): Ground[] {
  let before: OwnGround | undefined
  return sections.map((name, index) => {
    const wanted: OwnGround = own[name]
    if (wanted === 'lined' || wanted === 'sky') {
      before = wanted
      return 'plain'
    }
    const other = wanted === 'band' ? 'plain' : 'band'
    const ground = wanted === before ? other : wanted
    before = ground
    const next = sections[index + 1]
    const isOpen = (next === undefined ? after : own[next]) === 'lined'
    return ground === 'band' && isOpen ? 'open-band' : ground
  })
}
