import { expect, it } from 'vitest'
import { harbour } from './evaluation/harbour.ts'
import { instructionsFromKnowledge } from './instructions-from-knowledge.ts'

it('gives a language model the facts, and not the ways in which visitors ask for them', () => {
  const fact = { id: 'desk', asked: ['do I have to sit down'], say: 'Every desk is a standing desk.' }
  const instructions = instructionsFromKnowledge({ ...harbour, facts: [fact] })
  expect(instructions).toContain('Every desk is a standing desk.')
  expect(instructions).not.toContain('sit down')
})
