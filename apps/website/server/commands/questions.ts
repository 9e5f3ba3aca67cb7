/** `npm run questions`: lists visitors' questions that the assistant could not answer, most frequent first. */
import { runCommand } from '#server/command-line/run-command.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/database/open-store.ts'
import { openQuestions } from '#server/voice/knowledge/open-questions.ts'

await runCommand(async () => {
  const store = await openStore(readConfig(process.env), 'read')
  try {
    const taught = await store.run('listTaughtAnswers', undefined)
    const questions = openQuestions(await store.run('readUnanswered', undefined), taught)
    if (questions.length === 0) console.log('No question went without an answer.')
    for (const { question, times } of questions) console.log(`${String(times).padStart(5)}  ${question}`)
  } finally {
    await store.close()
  }
})
