/** Marks a subject or a title as a test if it belongs to a probe (`server/operate/probe`). */
export const markTest = (text: string, isProbe: boolean | undefined): string =>
  isProbe ? `Test: ${text}` : text
