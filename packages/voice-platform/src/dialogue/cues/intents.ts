import type { Cue } from './cue.ts'
import { dealingCues } from './dealing-cues.ts'
import { offerCues } from './offer-cues.ts'
import { trustCues } from './trust-cues.ts'

/** What a visitor may want to know. */
const questionIntents = [
  'company',
  'services',
  'features',
  'benefits',
  'use-cases',
  'steps',
  'results',
  'time-saved',
  'problems',
  'industries',
  'integrations',
  'price',
  'promotion',
  'trial',
  'demo',
  'contract',
  'consultation',
  'getting-started',
  'phone',
  'email',
  'contact',
  'location',
  'response-time',
  'availability',
  'duration',
  'clients',
  'stories',
  'testimonials',
  'security',
  'privacy',
  'languages',
  'skills-needed',
  'support-after-launch',
  'recording',
  'data-rights',
  'if-unhappy',
  'hand-over',
  'accuracy',
] as const
export type QuestionIntent = (typeof questionIntents)[number]

/** How every question is told from its words. */
export const cues: Record<QuestionIntent, readonly Cue[]> = { ...offerCues, ...dealingCues, ...trustCues }

/** Words that change nothing about what is asked. */
const filler =
  /\b(?:please|then|exactly|anyway|right now|at the moment|here|actually|really|basically|again|now)\b ?/g

const atTheCompany = / (?:at|in|with|from) your company$/

/** The intents that the words point to, with their weights, the strongest first. */
export function questionsIn(said: string): { intent: QuestionIntent; weight: number }[] {
  const words = said.replace(filler, '').replace(atTheCompany, '').trim()
  return questionIntents
    .map((intent) => ({
      intent,
      weight: cues[intent].reduce((sum, [pattern, weight]) => (pattern.test(words) ? sum + weight : sum), 0),
    }))
    .filter(({ weight }) => weight > 1)
    .toSorted((one, other) => other.weight - one.weight)
}
