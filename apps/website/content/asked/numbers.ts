import type { Asked } from '#agency/schema/assistant.ts'

/** How visitors ask about what the numbers of the home page tell. */
export const numbers: Asked = {
  burnout: `
    how many support people burn out
    how common is burnout in support
    my agents are exhausted
    people in support quit all the time
    what does answering the same questions do to people`,
  switching: `
    how many customers leave after bad service
    do customers really go somewhere else
    why is it bad to let customers wait until morning
    what happens when customers wait too long
    how many people switch because of poor service`,
  'missed-appointments': `
    are missed appointments getting worse
    have missed appointments increased
    how much did missed appointments go up
    is it getting worse with people who do not come`,
  'unused-data': `
    how much crm data is never used
    is the data in a crm really wasted
    how much of the crm lies idle
    what share of crm data is unused`,
}
