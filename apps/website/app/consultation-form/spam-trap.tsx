/** The name of a field that nobody sees: what fills it in is a program. Programs like to leave an address in it. */
const trapField = 'website'

/**
 * Out of sight, out of the order of the keyboard, out of the accessibility tree, and nothing that browsers fill in: `hidden` does
 * all of it, with scripts and without. The label is for those who read the page's source.
 */
export function SpamTrap() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** What was written into it, if anything. */
export function readTrap(data: FormData): string | undefined {
  const website = data.get(trapField)
  return typeof website === 'string' && website !== '' ? website : undefined
}
