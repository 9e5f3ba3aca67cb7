import type { Act } from '../cues/acts.ts'
import type { QuestionIntent } from '../cues/intents.ts'
import { actExamples } from './acts.ts'
import { dealingExamples } from './dealing.ts'
import { elsewhereExamples } from './elsewhere.ts'
import { offerExamples } from './offer.ts'
import { trustExamples } from './trust.ts'

/**
 * How people put the questions that the cues miss, line by line. What is like none of them, or most like one of those that
 * `elsewhere` lists, is not answered by them.
 */
export const exampleQuestions: Partial<Record<QuestionIntent | Act | 'elsewhere', string>> = {
  ...offerExamples,
  ...dealingExamples,
  ...trustExamples,
  ...actExamples,
  elsewhere: elsewhereExamples,
}
