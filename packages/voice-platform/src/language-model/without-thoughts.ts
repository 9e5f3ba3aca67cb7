const opening = '<think>'
const closing = '</think>'

/** Drops a reasoning model's thoughts between `<think>` and `</think>`, wherever the text is split. */
export function createThoughtFilter() {
  let pending = ''
  let isThinking = false

  return {
    push(text: string): string {
      pending += text
      let said = ''
      for (;;) {
        const tag = isThinking ? closing : opening
        const at = pending.indexOf(tag)
        if (at === -1) {
          const kept = endLikeBeginOf(pending, tag)
          if (!isThinking) said += pending.slice(0, pending.length - kept)
          pending = pending.slice(pending.length - kept)
          return said
        }
        if (!isThinking) said += pending.slice(0, at)
        pending = pending.slice(at + tag.length)
        isThinking = !isThinking
      }
    },
    /** Text that was held back because a tag might have followed. */
    flush: (): string => (isThinking ? '' : pending),
  }
}

/** How many characters at the end of the text may be the beginning of the tag. */
function endLikeBeginOf(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(tag.slice(0, length))) return length
  }
  return 0
}
