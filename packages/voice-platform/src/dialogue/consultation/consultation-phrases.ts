/** What is said word for word in every consultation. */
export const consultationPhrases = {
  thanks: 'Thank you.',
  goOn: 'Go on, please.',
  shallIFillIn: 'Shall I fill in the form with this?',
  fillingIn: 'I am filling in the form now.',
}
