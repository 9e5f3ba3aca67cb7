import type { trustCues } from '../cues/trust-cues.ts'

/** How people ask whether they can trust the company: with data, with answers, with money. */
export const trustExamples: Record<keyof typeof trustCues, string> = {
  security: `
    do you store the data in america
    is it safe to use with sensitive data
    can i trust you with our data
    how do you handle sensitive data
    is our customer data safe
    is it secure
    how safe is it
    how do you protect our data
    who can access the data
    where is the data stored
    where are the servers
    is it encrypted
    is it gdpr compliant
    what about data protection
    can hackers get in
    do you use our data to train models`,
  privacy: `
    what happens to the data in the form
    what do you do with my data
    who sees what i type in the form
    will you sell my address
    is my phone number safe with you
    do you pass on my details
    what do you store about visitors when they write to you
    is my request confidential
    what do you do with my email address`,
  recording: `
    are my words saved
    is my voice stored
    do you listen to this
    will somebody read this conversation
    what is kept from this call
    do you record this call
    is this conversation recorded
    who can hear what i say
    is someone listening in
    how long do you keep what i say
    what happens to my voice
    do you save this chat`,
  'data-rights': `
    delete my data
    i want you to erase everything about me
    how can i have my details removed
    what do you know about me
    how can i see what you stored about me
    please correct my data
    how do i get a copy of my data`,
  'if-unhappy': `
    what if it turns out bad
    what do we lose if it fails
    do we have to keep it when it does not help
    can we stop if it does not work
    what if it does not work for us
    what if we are not happy
    what if it brings us nothing
    what is my risk
    what happens if we do not like it
    and if it turns out to be useless
    what if i change my mind later
    what if my staff hate it`,
  'hand-over': `
    how do you handle angry customers
    what do you do with difficult customers
    can a human take over
    what happens with questions it can not answer
    when is a colleague called
    what does it do when it does not know the answer
    when does a real person get involved
    can a customer reach a human
    what if the customer is furious
    does the bot pass difficult cases on to us
    how do my staff learn what the customer told the bot
    do customers have to repeat themselves
    can my team step in`,
  accuracy: `
    how is it different from a normal chatbot
    is it always right
    how often is it wrong
    does it guess
    how do i know it does not make things up
    does it invent answers
    can i trust the answers
    what if it tells a customer something wrong
    does it hallucinate
    can it show where an answer comes from
    does it tell lies
    is what it says true
    what stops it from talking nonsense`,
}
