const correction =
  /^.*\b(?:no wait|no sorry|wait no|sorry|i mean|i meant|correction|scratch that|let me start again|make (?:that|it))\b[,.]?\s*/i

/** What counts of an utterance in which the speaker put something right: "five six, I mean five five" leaves "five five". */
export function afterCorrection(text: string): string {
  const rest = text.replace(correction, '')
  return rest.trim() === '' ? text : rest
}
