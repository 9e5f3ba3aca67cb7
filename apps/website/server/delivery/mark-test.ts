/** Says at the beginning of a subject or a title that it is a test, where it is one (`server/probe`). */
export const markTest = (text: string, isProbe: boolean | undefined): string =>
  isProbe ? `Test: ${text}` : text
