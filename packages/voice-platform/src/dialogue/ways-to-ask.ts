/** One entry of a file of ways to ask: an id, the ways to ask, and an answer if the file gives one. */
export type WaysToAsk = { id: string; asked: readonly string[]; answer?: string; urgent?: boolean }

/**
 * Reads a file of ways to ask. A heading is the id of a fact; the lines below it are ways to ask for it,
 * several in one line with ` | ` between them. A line that begins with
 * "Answer:" is the answer, for facts that are nowhere else. "Urgent" on a line of its own: it is told before anything else.
 */
export function readWaysToAsk(text: string, separator = ' | '): WaysToAsk[] {
  const entries: { id: string; asked: string[]; answers: string[]; urgent?: true }[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    const heading = /^# *(.+)$/.exec(line)?.[1]
    const answer = /^Answer: *(.+)$/.exec(line)?.[1]
    if (heading !== undefined) entries.push({ id: heading, asked: [], answers: [] })
    else if (answer !== undefined) entries.at(-1)?.answers.push(answer)
    else if (/^urgent(?:: *yes)?$/i.test(line)) Object.assign(entries.at(-1) ?? {}, { urgent: true })
    else if (line !== '') entries.at(-1)?.asked.push(...line.split(separator))
  }
  return entries.map(({ answers, ...entry }) => ({
    ...entry,
    ...(answers.length === 0 ? {} : { answer: answers.join(' ') }),
  }))
}
