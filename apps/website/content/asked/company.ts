import type { Asked } from '#agency/schema/assistant.ts'

/** How visitors ask about the company, its consultation and how it works with them. */
export const company: Asked = {
  founded: `
    how long are you in business already
    what year did you get going
    when did you begin
    is your company new
    is it a young company
    in which year did you begin
    how long have you been in business
    when did you start this company
    when was the company founded
    how long have you been around
    how old is your company
    are you a new company or an old one
    are you a start up
    since when are you in business
    how many years of experience does the company have
    how long are you doing this already`,
  team: `
    who works for you
    who works at your company
    what kind of people work for you
    are there real experts in your team
    who develops these things
    tell me about your team
    who works there
    who are the people behind it
    who would build it for us
    what background do your people have
    what experience does your team have
    are you engineers or sales people
    do your people know what service work is
    who would we be working with
    do you come to our place and look at how we work
    do you measure before and after`,
  responsible: `
    who is legally responsible for this website
    what is the legal name of the company
    which company stands behind this officially
    what is the name of the legal entity
    who is the controller of my data
    whom do i contact about data protection
    who runs this site legally
    what is the registered name of your firm`,
  'free-consultation': `
    is the consultation free
    does the consultation cost anything
    does the first conversation cost me something
    do i have to pay for the first meeting
    what do you charge for the first talk
    is the first call free of charge
    free consultation`,
  samples: `
    are these reviews real
    are the case studies true or made up
    are the testimonials genuine
    did you invent those customers
    are these real companies
    is that story fake
    can i believe those quotes
    do these people exist`,
  'no-platform': `
    does my staff have to learn something new
    do you install something on our computers
    will everything change for my people
    can we go on with our present programs
    does it replace our software
    do we have to learn a new program
    is it another platform to learn
    do we have to change our software
    do we need to replace our systems
    can we keep our own tools
    does it work with the tools we already have
    must we throw away what we have
    do we have to buy new software for it
    do you change anything in our systems
    will it fit into our existing setup`,
  'one-desk': `
    is it all or nothing
    may i take just the scheduling
    can we add the others later
    do we have to take all three or can we start with one
    can i have just one of them
    does each service work alone
    which one should we start with
    do the services work together
    can i combine several services
    must i buy everything at once
    i only want the chatbot is that possible`,
  'where-to-start': `
    i am not sure what i need
    i do not know which service is right for me
    can you advise me which one to choose
    how do i know what we should automate
    what should we automate first
    which of your services would help us most`,
}
