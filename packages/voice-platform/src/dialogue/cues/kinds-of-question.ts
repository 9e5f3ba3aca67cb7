import type { QuestionIntent } from './intents.ts'

/** Questions about the offer as a whole: one unknown word in them means that something else is asked for. */
export const wide: ReadonlySet<QuestionIntent> = new Set([
  'company',
  'services',
  'features',
  'benefits',
  'use-cases',
  'steps',
  'results',
  'industries',
  'integrations',
  'stories',
  'clients',
  'demo',
  'skills-needed',
  'languages',
  'testimonials',
  'time-saved',
  'if-unhappy',
])

/** Questions that hold for every service alike, so that the name of one changes nothing. */
export const aboutAnything: ReadonlySet<QuestionIntent> = new Set([
  'price',
  'promotion',
  'trial',
  'demo',
  'contract',
  'duration',
  'response-time',
  'privacy',
  'getting-started',
  'consultation',
  'phone',
  'email',
  'contact',
])

/** What asks for the description of what it names. */
export const definition =
  /^(?:so |and |but |please )*(?:what (?:is|are)|tell me (?:more )?about|explain|describe|talk about)\b|^what (?:do|does|can|could) (?:\w+ ){1,4}do$/
