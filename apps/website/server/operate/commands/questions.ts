/**
 * `npm run questions`: lists visitors' questions that the assistant could not answer, most frequent first. `npm run questions --
 * facts` lists what it knows: each fact's id, a question for it, and the answer.
 */
import '#agency/register-agency.ts'
import { runCommand } from './run-command.ts'
import { readConfig } from '#server/runtime/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { type QuestionPage, readUnanswered } from '#server/voice/calls/unanswered-questions.ts'
import { withoutAnswer } from '#server/voice/knowledge/open-questions.ts'
import { siteKnowledge } from '#server/voice/knowledge/site-knowledge.ts'
import { listTaughtAnswers } from '#server/voice/knowledge/taught-answers.ts'

/** A question that finds a fact: a way to ask for it, or what it is about. */
const sampleOf = ({ asked, about, topic }: (typeof facts)[number]): string =>
  asked?.[0] ?? about ?? topic?.replaceAll('-', ' ') ?? ''

const { facts } = siteKnowledge(null, '')

await runCommand(async () => {
  if (process.argv[2] === 'facts') {
    for (const fact of facts) console.log(`${fact.id}\n  ${sampleOf(fact)}\n  ${fact.say}`)
    return
  }
  await using store = await openStore(readConfig(process.env), 'read')
  const taught = await store.run(listTaughtAnswers, undefined)
  let listed = 0
  for (let after: QuestionPage['next'] | undefined; after !== null;) {
    const input = { after: after ?? null, limit: 500, isDismissed: false }
    const page: QuestionPage = await store.run(readUnanswered, input)
    for (const { question, times } of withoutAnswer(page.questions, taught)) {
      console.log(`${String(times).padStart(5)}  ${question}`)
      listed++
    }
    after = page.next
  }
  if (listed === 0) console.log('No unanswered questions.')
})
