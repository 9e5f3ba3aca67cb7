import type { Questions } from '#contract/desk/questions.ts'
import { CallTabs } from '../calls/call-tabs.tsx'
import { useTitle } from '../frame/use-title.ts'
import { LoadView } from '../parts/load-view.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { AnswerList } from './answer-list.tsx'
import { OpenQuestions } from './open-questions.tsx'

/** The questions that the assistant could not answer, and the answers that staff taught it. */
export default function QuestionsScreen() {
  const { loaded, reload } = useLoaded<Questions>('/questions')
  useTitle('Unanswered questions')
  return (
    <div className="sheet">
      <header className="sheet-head">
        <h1>Calls</h1>
        <CallTabs tab="questions" />
      </header>
      <LoadView loaded={loaded} what="questions" onRetry={reload}>
        {({ open, dismissed, answers }) => (
          <div className="sheet-columns">
            <OpenQuestions questions={open} dismissed={dismissed} onChanged={reload} />
            <AnswerList answers={answers} onChanged={reload} />
          </div>
        )}
      </LoadView>
    </div>
  )
}
