const done: ReadonlyMap<string, string> = new Map([
  [
    'fill_consultation_form',
    'The form is filled in. Please check it, and press the button to send it. I never send it for you.',
  ],
])

const failed: ReadonlyMap<string, string> = new Map([
  ['fill_consultation_form', 'Sorry, I could not fill in the form. You can find it in the contact section.'],
  ['scroll_to_section', 'Sorry, I could not take you there. You can find it in the menu of the page.'],
  ['open_page', 'Sorry, I could not open the page. You can find it in the menu.'],
])

/** Returns the sentence that the assistant says after the page has used a tool; undefined if there is none. */
export function sentenceOnOutcome(tool: string, worked: boolean): string | undefined {
  return (worked ? done : failed).get(tool)
}

export const outcomeSentences: readonly string[] = [...done.values(), ...failed.values()]
