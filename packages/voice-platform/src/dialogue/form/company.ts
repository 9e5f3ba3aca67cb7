import { afterCorrection } from './correction.ts'
import { capitalised } from './name.ts'

const carriers =
  /^(?:(?:yes|yeah|sure|okay|ok|well|um|uh|no|so|and)[,.!]? +)*(?:(?:i|we) (?:work|am working) (?:for|at|with)|i'm (?:from|with|at)|i am (?:from|with|at)|we(?:'re| are)(?: called| named)?|(?:my|our|the) (?:company|business|firm|shop|practice)(?:'s)?(?: name)?(?: is|'s)?(?: called| named)?|company name is|the name is|it(?:'s| is)(?: called)?|that(?:'s| is)|called|change it to|should be) +/i

const selfEmployed = /\b(?:self[- ]employed|freelanc\w*|on my own|own account)\b/i

/** The company in an answer to "Which company are you with?". */
export function hearCompany(utterance: string): string | undefined {
  const text = afterCorrection(utterance).trim()
  if (selfEmployed.test(text)) return 'Self-employed'
  const company = text
    .replace(carriers, '')
    .replace(/(?<![.!?,;])[.!?,;]+$/, '')
    .trim()
  if (company === '' || company.split(/\s+/).length > 6) return undefined
  return capitalised(company)
}

/** "jo marsh marsh vets" is Jo Marsh of Marsh Vets. */
const sameName = /^(\p{L}{2,} (?=(\p{L}{3,})[ ,]+\2)\p{L}+)[ ,]+(\p{L}+(?: .+)?)$/iu

/** Splits a name from the company that is given with it: "Anna from Acme". */
export function splitPerson(said: string): { name: string; company?: string } {
  const [, name = said, firm = ''] =
    sameName.exec(said)?.toSpliced(2, 1) ??
    /^(.{1,80}?),? (?:from|frm|of|with|at) (.+)$/i.exec(said) ??
    /^((?:\S+ ){1,6}\S+), (\p{Lu}[^,]+)$/u.exec(said) ??
    []
  const company = firm === '' || firm.includes('@') ? undefined : hearCompany(firm)
  return { name, ...(company === undefined ? {} : { company }) }
}
