import { expect, it, vi } from 'vitest'
import { skiSchoolFields } from '#agency/testing/ski-school-fields.ts'
import { clientTools } from '#server/voice/embedded/client-tools.ts'
import { siteKnowledge } from './site-knowledge.ts'

vi.mock(import('#content/form-fields.ts'), async (original) => {
  const { formFields, formWords } = await original()
  return { formFields: [...formFields, ...skiSchoolFields], formWords }
})

it('the tool that fills in the form takes the fields of the agency’s own', () => {
  const tool = clientTools.find(({ name }) => name === 'fill_consultation_form')
  expect(tool?.parameters).toMatchObject({
    properties: {
      'answers.level': { type: 'string', enum: ['Beginner', 'Snow plough', 'Parallel turns'] },
      'answers.arrival': { type: 'string', description: 'Day of arrival. As YYYY-MM-DD.' },
      'answers.own-equipment': { type: 'string', enum: ['Own equipment'] },
    },
  })
})

it('the assistant names the required ones when it has filled in the form', () => {
  const { assistant, facts } = siteKnowledge(null, 'Calls are not recorded.')
  const said = assistant?.sentences?.['filling-in']
  expect(said).toContain('Level')
  expect(said).toContain('Day of arrival')
  expect(said).not.toContain('Hotel')
  expect(facts.find(({ id }) => id === 'form-fields')?.say).toContain('Hotel if you like')
})
