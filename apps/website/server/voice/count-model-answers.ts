import type { ModelOutcome } from '@frontdesk/voice-platform'
import { Counter } from 'prom-client'
import type { Metrics } from '#server/runtime/metrics.ts'

/** Counts the turns of calls that went to the language model, by outcome. */
export function countModelAnswers(metrics: Metrics): (outcome: ModelOutcome) => void {
  const answers = new Counter({
    name: 'frontdesk_voice_model_answers_total',
    help: 'Turns of calls that went to the language model, by what became of them',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  return (outcome) => answers.inc({ outcome })
}
