/** `npm run questions`: lists visitors' questions that the assistant could not answer, most frequent first. */
import '#agency/register-agency.ts'
import { runCommand } from './run-command.ts'
import { readConfig } from '#server/runtime/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { questionKey, listDismissedQuestions } from '#server/voice/knowledge/dismissed-questions.ts'
import { withoutAnswer } from '#server/voice/knowledge/open-questions.ts'
import { readUnanswered } from '#server/voice/calls/read-unanswered.ts'
import { listTaughtAnswers } from '#server/voice/knowledge/read-taught-answers.ts'

await runCommand(async () => {
  await using store = await openStore(readConfig(process.env), 'read')
  const taught = await store.run(listTaughtAnswers, undefined)
  const dismissed = new Set((await store.run(listDismissedQuestions, undefined)).map(({ id }) => id))
  const unanswered = withoutAnswer(await store.run(readUnanswered, undefined), taught)
  const questions = unanswered.filter(({ question }) => !dismissed.has(questionKey(question)))
  if (questions.length === 0) console.log('No unanswered questions.')
  for (const { question, times } of questions) console.log(`${String(times).padStart(5)}  ${question}`)
})
