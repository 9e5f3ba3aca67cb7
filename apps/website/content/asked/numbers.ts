/** How visitors ask about what the numbers of the home page tell. */
export const numbers = {
  'support burnout': `
    how many support people burn out
    how common is burnout in support
    my agents are exhausted
    people in support quit all the time
    what does answering the same questions do to people`,
  'switch due to poor service': `
    how many customers leave after bad service
    do customers really go somewhere else
    why is it bad to let customers wait until morning
    what happens when customers wait too long
    how many people switch because of poor service`,
  'increase in missed appointments': `
    are missed appointments getting worse
    have missed appointments increased
    how much did missed appointments go up
    is it getting worse with people who do not come`,
  'of CRM data unused': `
    how much crm data is never used
    is the data in a crm really wasted
    how much of the crm lies idle
    what share of crm data is unused`,
}
