import { it } from 'vitest'
import { talk } from '../evaluation/talk.ts'

it('finds the first one, the second and the other in a list', () => {
  talk()
    .says('What services do you offer?')
    .says('tell me about the first one')
    .hears(/Customer Support answers/)
    .says('and the next one')
    .hears(/CRM Integration connects/)
    .says('and the last one?')
    .hears(/Scheduling books/)
  talk()
    .says('What services do you offer?')
    .says('2nd one, what is in it')
    .hears(/CRM Integration comes with/)
  talk()
    .says('Do you have case studies?')
    .says('the second one')
    .hears(/Willow Clinic lost/)
    .says('how long did that take?')
    .hears(/Willow Clinic was live in 3 weeks/)
    .says('and the other?')
    .hears(/Lantern Goods was live in 5 weeks/)
})

it('goes on to the next step of the work', () => {
  const { subjects, facts } = talk.knowledge
  const step = (id: string) => ({ id, type: 'step' as const, name: id, alsoCalled: [id] })
  talk({
    ...talk.knowledge,
    subjects: [...subjects, step('survey'), step('rehearsal')],
    facts: [
      ...facts,
      { id: 'survey-summary', subject: 'survey', topic: 'summary', say: 'In the survey we count.' },
      { id: 'rehearsal-summary', subject: 'rehearsal', topic: 'summary', say: 'Then we try it out.' },
    ],
  })
    .says('what is the survey')
    .says('And after this?')
    .hears(/we try it out/)
})

it('understands an answer to "Of which service?"', () => {
  talk()
    .says('what features are there')
    .hears(/Of which service/)
    .says('the second one')
    .hears(/data entry/)
})
