/**
 * `npm run questions`: lists visitors' questions that the assistant could not answer, most frequent first. `npm run questions --
 * facts` lists what it knows: each fact's id, a question for it, and the answer.
 */
import '#agency/register-agency.ts'
import { runCommand } from './run-command.ts'
import { readConfig } from '#server/runtime/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { type QuestionPage, readUnanswered } from '#server/voice/calls/unanswered-questions.ts'
import type * as SiteKnowledge from '#server/voice/knowledge/site-knowledge.ts'
import { listTaughtAnswers } from '#server/voice/knowledge/taught-answers.ts'

/** Lists the facts of each language, each with a question that finds it: a way to ask for it, or what it is about. */
async function listFacts(): Promise<void> {
  const { languageFolders } = await import('#agency/content-folder.ts')
  for (const folder of languageFolders) {
    const of = (await import(
      `../../voice/knowledge/site-knowledge.ts?content=${folder}`
    )) as typeof SiteKnowledge
    if (languageFolders.length > 1) console.log(`# apps/website/agencies/${folder}`)
    for (const { id, say, asked, about, topic } of of.siteKnowledge(null, '').facts)
      console.log(`${id}\n  ${asked?.[0] ?? about ?? topic?.replaceAll('-', ' ') ?? ''}\n  ${say}`)
  }
}

await runCommand(async () => {
  if (process.argv[2] === 'facts') return listFacts()
  // Imported late, because it reads the content of the chosen agency.
  const { withoutAnswer } = await import('#server/voice/knowledge/open-questions.ts')
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
