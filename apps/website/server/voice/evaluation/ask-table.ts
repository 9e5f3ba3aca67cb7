/**
 * Asks the built-in assistant of an agency a table of questions and prints how many answers are right: `AGENCY=northlamp node
 * --import ./apps/website/agency/register-agency.ts apps/website/server/voice/evaluation/ask-table.ts table.json [--all]`
 */
import { readFileSync } from 'node:fs'
import { callNotice } from '#content/call-notice.ts'
import { promotion } from '#content/promotion.ts'
import { siteKnowledge } from '../knowledge/site-knowledge.ts'
import { evaluateTable } from './evaluate-table.ts'
import type { QuestionTable, Verdict } from './evaluate-table.ts'
import { callsTo } from './open-call.ts'

const table = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as QuestionTable
const notice = `${callNotice.embedded.ai} ${callNotice.embedded.hearing.own} ${callNotice.embedded.kept.replaceAll('{days}', '30')}`
const { questions, dialogues } = await evaluateTable(table, callsTo(siteKnowledge(promotion, notice)))

const isRight = ({ faults }: Verdict): boolean => faults.length === 0
/** Whether the assistant said that it does not know exactly, and gave the nearest answer. */
const isDoubtful = ({ answer }: Verdict): boolean =>
  /don’t know (?:exactly|precisely)|I am not sure/.test(answer)
const all = process.argv.includes('--all')
const lines = [
  ...[questions, ...dialogues].flatMap((verdicts, at) => [
    ...(at > 0 ? [`-- dialogue ${at}${verdicts.every(isRight) ? ' (whole)' : ''}`] : []),
    ...verdicts
      .filter((verdict) => all || !isRight(verdict))
      .map(
        ({ ask, answer, faults }) =>
          `${faults.length === 0 ? 'ok   ' : 'WRONG'} ${ask}\n      ${answer}\n      ${faults.join('; ')}`,
      ),
  ]),
  ...[...Map.groupBy(questions, ({ kind }) => kind)].map(
    ([kind, verdicts]) =>
      `${kind}: ${verdicts.filter(isRight).length} of ${verdicts.length} right, ${verdicts.filter(isRight).filter(isDoubtful).length} of these with a doubt; ${verdicts.filter((each) => !isRight(each) && !isDoubtful(each) && !each.answer.includes('I don’t know')).length} wrong without one`,
  ),
  `questions: ${questions.filter(isRight).length} of ${questions.length} right`,
  `turns: ${dialogues.flat().filter(isRight).length} of ${dialogues.flat().length} right`,
  `dialogues: ${dialogues.filter((verdicts) => verdicts.every(isRight)).length} of ${dialogues.length} whole`,
]
process.stdout.write(`${lines.join('\n')}\n`)
