const correction =
  /^.*\b(?:no wait|no sorry|wait no|sorry|i mean|i meant|correction|scratch that|let me start again|make (?:that|it))\b[,.]?\s*/i

/** Returns the part of an utterance after its last correction: "five six, I mean five five" leaves "five five". */
export function afterCorrection(text: string): string {
  const rest = text.replace(correction, '')
  return rest.trim() === '' ? text : rest
}
