/** `npm run questions`: lists visitors' questions that the assistant could not answer, most frequent first. */
import { runCommand } from '#server/command-line/run-command.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/database/open-store.ts'
import { createVoiceCallStore } from '#server/voice/calls/create-voice-call-store.ts'
import { notUnderstoodIn } from '#server/voice/calls/not-understood.ts'

/** Maximum number of calls to read: more than a site of this size has during their retention. */
const limit = 10_000

await runCommand(async () => {
  const store = await openStore(readConfig(process.env), 'read')
  try {
    const questions = notUnderstoodIn(await createVoiceCallStore(store).listCalls({ limit }))
    if (questions.length === 0) console.log('No question went without an answer.')
    for (const { question, times } of questions) console.log(`${String(times).padStart(5)}  ${question}`)
  } finally {
    await store.close()
  }
})
