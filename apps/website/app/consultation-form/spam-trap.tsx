import { shownWords } from '#contract/form-fields.ts'

/**
 * The name of a field that visitors do not see, so only programs fill it in. Programs like to enter an address here.
 */
const trapField = 'website'

/**
 * `hidden` removes the field from view, from the tab order, from the accessibility tree and from the browser's autofill,
 * with and without scripts. The label is for people who read the page's source.
 */
export function SpamTrap() {
  return (
    <div hidden>
      <label>
        {shownWords.trap}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Returns its value, if any. */
export function readTrap(data: FormData): string | undefined {
  const website = data.get(trapField)
  return typeof website === 'string' && website !== '' ? website : undefined
}
