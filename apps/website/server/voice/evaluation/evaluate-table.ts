/** The expected answer. Comparison ignores case. */
export type Expectation = {
  /** The answer must contain one text of every group. */
  says?: string[] | string[][]
  saysNot?: string[]
  /** The assistant says that it doesn't know. */
  unknown?: boolean
  /** The assistant asks for one of these next. */
  asks?: ('name' | 'e-mail' | 'phone' | 'service' | 'message' | 'confirm')[]
  /** The assistant does not end the call. */
  open?: boolean
  /** The assistant may end the call. */
  ends?: boolean
}

/** Questions and dialogues, whose writer has not seen the rules. */
export type QuestionTable = {
  agency?: string
  questions?: { ask: string; role?: string; kind?: string; expect: Expectation }[]
  dialogues?: { role?: string; about?: string; turns: { say: string; expect: Expectation }[] }[]
}

export type Said = { text: string; ended: boolean }
/** Opens a call. The returned function says one text at a time. */
export type OpenCall = () => (text: string) => Promise<Said>

const saysUnknown =
  /don['’]t know|do not know|not sure|can['’]?t say|cannot (?:say|tell)|not on this site|no information|cannot put you through/i

const asking: Record<string, RegExp> = {
  name: /your name\?/i,
  'e-mail': /e-?mail[^.]*\?/i,
  phone: /phone number\?/i,
  service: /which service/i,
  message: /add a message/i,
  confirm: /is that right\?|shall I fill in/i,
}

/** Lists how an answer differs from the expectation; empty if it does not. */
export function faultsIn({ text, ended }: Said, expect: Expectation): string[] {
  const said = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
  const has = (part: string) => said.includes(part.toLowerCase().replaceAll('’', "'"))
  const groups = (expect.says ?? []).every((group) => typeof group === 'string')
    ? [(expect.says ?? []) as string[]].filter((group) => group.length > 0)
    : ((expect.says ?? []) as string[][])
  return [
    ...groups.filter((group) => !group.some(has)).map((group) => `lacks ${group.join(' | ')}`),
    ...(expect.saysNot ?? []).filter(has).map((part) => `says ${part}`),
    ...(expect.unknown === true && !saysUnknown.test(text) ? ['claims to know'] : []),
    ...(expect.asks && !expect.asks.some((what) => asking[what]?.test(text) === true)
      ? [`does not ask for ${expect.asks.join(' or ')}`]
      : []),
    ...(expect.open === true && ended ? ['ends the call'] : []),
  ]
}

export type Verdict = { ask: string; answer: string; faults: string[]; kind: string }

/** Asks all questions of a table, each question and each dialogue in a separate call. */
export async function evaluateTable(table: QuestionTable, open: OpenCall) {
  const questions: Verdict[] = []
  for (const { ask, kind = 'answerable', expect } of table.questions ?? []) {
    const answer = await open()(ask)
    questions.push({ ask, answer: answer.text, faults: faultsIn(answer, expect), kind })
  }
  const dialogues: Verdict[][] = []
  for (const { turns } of table.dialogues ?? []) {
    const say = open()
    const verdicts: Verdict[] = []
    for (const { say: ask, expect } of turns) {
      const answer = await say(ask)
      verdicts.push({ ask, answer: answer.text, faults: faultsIn(answer, expect), kind: 'turn' })
    }
    dialogues.push(verdicts)
  }
  return { questions, dialogues }
}
