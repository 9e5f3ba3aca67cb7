/** A piece of speech on the timeline of one answer, in milliseconds. */
export interface SpokenSegment {
  text: string
  start: number
  end: number
}

/**
 * Returns the words that were heard after `played` milliseconds of an answer. A segment that was cut off keeps its
 * whole words, in proportion to the sound.
 */
export function heardText(segments: readonly SpokenSegment[], played: number): string {
  const heard: string[] = []
  for (const { text, start, end } of segments) {
    if (played >= end) heard.push(text)
    else if (played > start) heard.push(wholeWords(text, (played - start) / (end - start)))
  }
  return heard.filter((text) => text !== '').join(' ')
}

function wholeWords(text: string, share: number): string {
  const cut = Math.floor(text.length * share)
  if (cut >= text.length) return text
  const space = text.lastIndexOf(' ', cut)
  return space <= 0 ? '' : text.slice(0, space)
}
