import type { offerCues } from '../cues/offer-cues.ts'

/** How people ask what the company does, for whom, and what came of it. */
export const offerExamples: Record<keyof typeof offerCues, string> = {
  company: `
    what is this website about
    who is behind this
    i was told to look at your company what do you do
    in plain words what do you do
    explain in one sentence what you do
    what kind of company are you
    tell me about your company
    what is your company
    what sort of outfit is this
    what exactly is it that you people do
    what do you folks actually do here
    tell me what you are all about
    give me the short version of what you do
    pitch me your company
    what is your business
    explain your company to me
    i do not understand what you are selling
    what am i looking at here
    what is this place
    convince me in two sentences
    why you and not somebody else
    what makes you different from the others
    what is so special about you`,
  services: `
    what is on offer here
    tell me everything you offer
    list all the things you do
    what else have you got
    give me an overview of your services
    which kinds of work do you do
    what could i get from you
    what do you have for a company like mine
    what jobs can you do for us
    what services do you have
    what do you sell
    what do you offer
    what can you do for my business
    what can you take off our hands
    run me through everything you have
    what else do you do
    is there anything else besides that
    list everything please
    what can i buy from you
    which products are there
    what could you automate for us
    how could you make our life easier
    where could ai help us
    what would you recommend for us
    i do not know which service i need
    which of your services is right for me
    show me your catalogue`,
  features: `
    what features does it have
    what can the assistant do
    what is it capable of
    what functions are there
    what does the package contain
    what is inside`,
  benefits: `
    what do i get out of it
    what is the advantage
    why is that better than what we do now
    what is in it for us
    what good would it do me
    how would we profit from it
    how would my team benefit
    is it worth having`,
  'use-cases': `
    what is it used for
    what do people use it for
    what would i use that for
    when does it make sense to use it
    what are typical tasks for it
    what do other firms let it do`,
  steps: `
    how do we get from here to a working assistant
    what is the plan
    how would it go if we said yes
    describe the way from the first call to the finished thing
    how do we work together
    how does a project with you go
    what happens from the day i sign until it works
    outline your approach from start to end
    how do you go about it
    what are the steps
    how do you work with a new client
    what happens after i sign up
    what comes first and what comes after
    how is the work organised
    explain the process from a to z
    how do you get from zero to a running system
    what will you do in the first week
    what will the next weeks look like
    what do you need to do before it runs`,
  results: `
    what changes can we expect
    what do companies achieve with it
    is there proof that it helps
    how much does it improve things
    does it pay off
    what results do you get
    does this stuff really work
    is it just hype or does it work
    show me hard numbers
    what is the return on investment
    what improvement can we expect
    how effective is it
    does it bring anything
    what difference will it make
    how much better does it get
    what did it change for others in numbers
    how many fewer no shows
    by how much do no shows go down
    what is the success rate
    give me some figures
    can you prove that it works`,
  'time-saved': `
    how much time would we save
    how much time do we save with you
    how many hours do we get back
    how much time does my team gain
    how much time is saved every week
    will it free up time for my staff
    how many hours less work is that
    does it save time`,
  problems: `
    why should i change anything
    our company works fine without ai why should we do it
    why is this important
    what is the danger of doing nothing
    why should a company like mine care
    why do we need this at all
    what problem do you solve
    what is wrong with how we do it now
    why is it bad to let customers wait
    what happens if we change nothing
    what does it cost us not to have it
    why bother with automation
    how common is this problem
    how many customers leave after bad service
    how much of our data goes to waste`,
  industries: `
    do you know my industry
    for whom do you do this
    who are your typical customers
    is it only for big companies
    does it work for small businesses too
    which industries do you know
    what line of business are you good at
    who is this meant for
    for which kind of company is it suitable
    who are your solutions for
    which sectors do you cover
    does it suit a company like ours
    who can use this
    which trades do you know best
    what kind of clients do you work for`,
  integrations: `
    which tools does it connect to
    what programs do you support
    does it fit with our crm
    which interfaces do you have
    which systems do you work with
    what can you plug into
    which crm do you support
    which programs can it be connected to
    what software does it get along with
    list of supported systems
    what does it integrate with`,
  clients: `
    is it true that you have many customers
    are you big
    do many people use your services
    how many customers trust you
    have others tried it
    am i your first customer
    how many clients do you have
    how many companies use it
    am i the first one or do others use it too
    how large is your customer base
    do many companies trust you
    who else uses it
    are you popular
    how many businesses are with you`,
  stories: `
    have you worked for companies like ours
    who did you do this for
    can you name a customer
    is there an example
    what did you do for other customers
    tell me a story
    give me an example from practice
    do you have examples of what you have done
    tell me about work you did in the past
    which companies did you help
    have you done this before
    can i see a case study
    any success stories
    show me a project you are proud of
    tell me about a customer
    what have you achieved for others
    who have you worked for
    are there reference projects`,
  testimonials: `
    are people satisfied with you
    what do others think of you
    who can tell me about working with you
    did anybody complain
    do your customers like it
    what do your customers say
    what are people saying about you
    are your clients happy
    any reviews
    do others speak well of you
    quotes from clients
    can i read what other customers think
    are there ratings
    who recommends you`,
}
