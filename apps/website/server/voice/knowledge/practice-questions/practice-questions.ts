import type { QuestionGroup } from '@frontdesk/voice-platform/evaluation'
import { beyondQuestions } from './beyond.ts'
import { dealingQuestions } from './dealing.ts'
import { offerQuestions } from './offer.ts'
import { trustQuestions } from './trust.ts'

/** Questions about this site in other people's words, written from its content before the rules were changed for them. */
export const practiceQuestions: readonly QuestionGroup[] = [
  ...offerQuestions,
  ...trustQuestions,
  ...dealingQuestions,
  ...beyondQuestions,
]
