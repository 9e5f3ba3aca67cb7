import type { Asked } from '#agency/schema/assistant.ts'

/** How visitors ask for AI customer support. */
export const customerSupport: Asked = {
  support: `
    we lose customers because we answer too slowly
    can it handle returns
    can it answer billing questions
    do you answer emails as well
    can it help with technical questions
    where is my parcel is what they all ask
    we get far too many tickets
    customers are waiting too long for an answer from us
    our phones do not stop ringing
    too many emails every day and too few people
    we only have two people in support and they are overwhelmed
    people leave because they get no answer
    at weekends nobody answers our customers
    i do not want to hire a night shift
    the team answers the same stuff over and over
    do you have something against full inboxes
    can you take care of our enquiries at night
    we get hundreds of messages a day
    the same questions come in a hundred times a day
    our inbox is overflowing with customer messages
    nobody is there to answer our clients at night
    customers write to us and nobody replies
    we lose calls because nobody picks up
    we cannot keep up with the tickets
    our support team is drowning
    clients complain that we answer too late
    i need someone to answer the chat
    we want a bot on our website that answers visitors
    can it answer the phone for us
    people keep asking us the same things
    we miss calls during lunch
    i am tired of answering the same emails every day
    how could we serve customers outside office hours
    explain the customer service assistant
    what does a chatbot do for me
    our hotline is always busy
    i need help with customer service`,
  sources: `
    how does it know our products
    how does it know what to say
    where does the bot take its answers from
    where does the assistant get its knowledge
    what does it learn from
    which documents does it read
    does it use our own help pages
    can it read past tickets
    what do you feed it with
    how does it know the answers to questions about my company
    does it know our orders and policies`,
  speed: `
    how fast does the bot answer customers
    how quickly do customers get an answer
    do customers get an answer on a sunday
    how long does a customer wait for the reply of the assistant
    does it answer at night and on weekends
    which channels does it cover
    does it answer emails too or only chat
    can customers call it by phone
    is it only for chat`,
  'no-inventions': `
    does it lie to customers
    ai always lies
    can it prove where its answers come from
    can it be wrong
    how reliable are its answers
    does it admit when it does not know something
    are the answers checked against something
    what stops the bot from lying
    how do i know it does not make things up
    does it show where the answer comes from
    chatgpt invents things will yours do that too
    what if it tells a customer something that is not true
    what if it gives a wrong answer
    can we trust what it says
    does it cite its sources
    is there proof for each answer
    i am afraid that it talks nonsense to my customers
    what does it do when it has no source`,
  'hand-over': `
    my customers hate to repeat themselves
    and if the bot is stuck
    can my colleagues take over the conversation
    does a human still look at it
    what about complicated cases
    will customers be trapped with the machine
    how do we see what has been discussed before
    does the team get the history of the chat
    when the customer gets loud
    what happens when it does not know the answer
    when does a human take over
    how does my team learn what the customer told the bot
    do customers have to repeat themselves
    can a customer reach a real person through the bot
    what if a customer is angry and wants a human
    does it pass the difficult ones to my staff
    does it tell us what was already tried
    how is a case handed over to us
    what about questions that need a person`,
  actions: `
    can it book something in our system
    can it send things to customers
    does it only answer or can it also act
    can it process an exchange
    can the assistant edit orders
    could it cancel an order
    what can it do apart from answering
    can it do anything or does it only talk
    can the bot start a return
    can it resend an invoice
    can it change an address
    which actions can it carry out
    is it able to do something in our shop system
    what is it allowed to do
    can i limit what it does
    can it give a refund by itself
    does it have access to our billing
    who decides what the bot may do`,
  'many-languages': `
    can my customers talk to it in their own language
    our tourists speak french and italian
    does it understand turkish customers
    can it speak like we do
    will customers notice a different style
    does it fit our brand voice
    which languages does the chatbot speak
    half of my customers do not speak english
    our guests speak other languages
    will it sound like our brand
    can it use our tone of voice
    does it talk like a robot
    does it use our words
    can it be polite in our style
    can it write in the language of the customer
    we have many foreign customers`,
  report: `
    do i get statistics about what people ask
    what do customers ask most
    does it tell us what is missing in our help pages
    do we get a report
    is there an evaluation of the questions
    can i see which questions come most often
    does it find gaps in our documentation`,
}
