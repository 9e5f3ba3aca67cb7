/** The words of the button, loaded with the page. */
export const buttonStrings = {
  idle: 'Talk to us',
  connecting: 'Connecting…',
  active: 'End call',
  speaking: 'AI speaking…',
  /** The call could not be loaded. */
  unavailable: 'The call could not be loaded. Check your connection and press the button again.',
}

export type ButtonStrings = typeof buttonStrings
