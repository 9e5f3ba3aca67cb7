import type { dealingCues } from '../cues/dealing-cues.ts'

/** How people ask about dealing with the company: prices, beginning, contact and care. */
export const dealingExamples: Record<keyof typeof dealingCues, string> = {
  price: `
    is it expensive for a one man business
    is that too expensive for a small company
    what do you take for it
    is it affordable
    how much money do i need
    what is the damage
    how expensive is it to have that
    what does a chatbot cost
    what does such a thing cost
    can you make me a price
    tell me the price now
    what do others pay for it
    are there running costs
    what does it cost to run
    is it very costly for a small shop
    i only have a small budget
    how much is it
    when do i learn the price
    when will you tell me what it costs
    do i get a written offer
    at what point do we hear the price
    how do i get a price
    do you send a proposal with the price
    how much does it cost
    what does it cost per month
    what is the price
    what do i have to pay
    what would i have to spend
    what do you charge
    what will it run to
    what are we looking at money wise
    is it expensive
    is it dear
    will it break the bank
    can a small business afford it
    is it within my budget
    give me a rough figure
    name a number in money
    what is the cheapest option
    what are your rates
    how many bucks is that
    what is the financial side of it
    is there a setup fee
    do i pay monthly or once
    do i pay by the hour
    how do you bill
    what plans or packages are there and what do they cost`,
  promotion: `
    is there still the offer
    anything off at the moment
    how do i get the discount
    do you have a sale
    what is the special deal
    what are the conditions of the offer
    is there a coupon
    is there a discount
    any deals at the moment
    can i get it cheaper
    is there a special offer
    how long does the offer run
    until when is the discount valid
    when does the promotion end
    is there something off for new customers
    what is the twenty percent about
    do new clients get anything
    any savings if i sign now
    do i have to hurry to get the reduction`,
  trial: `
    does the trial cost anything
    is the trial free of charge
    is there a way to test before buying
    could we try it on a few questions
    can i see if it works for us first
    free test
    do i have to pay for the trial
    can i try it
    can i test it first
    can i give it a go
    is there a trial
    is there a free version
    let me play with it before i pay
    may we have a taste of it
    i want to see it on my own questions before i decide
    is there a test phase
    how do i try it without paying`,
  demo: `
    what do you show in the demo
    how long is the demo
    what is in a demo
    what will i see in the demo
    what does a demonstration look like
    how does the demo work
    can you show me how it works live
    can i watch it work`,
  contract: `
    how do i cancel
    how can i end the contract
    can i cancel every month
    is there a minimum order
    do you have a cancellation period
    is there a warranty
    how long is the contract
    can i leave whenever i want
    do i have to sign a contract
    how long am i bound
    can i cancel at any time
    what is the notice period
    is there a minimum term
    how do i get out again
    am i tied in`,
  consultation: `
    what is the consultation about
    how long is the first call
    what will you ask me
    what comes after the form
    what is next after i sent my request
    who will call me
    what happens in the consultation
    what do we talk about in the first call
    what happens after i send the form
    what happens once i have written to you
    who reads my request
    how does a first conversation with you go
    what do i have to prepare for the consultation
    what do i get after the call`,
  'getting-started': `
    we want this what do we have to do
    how do i get it
    how does one become a client
    i am ready to start
    what is the next step for me
    where do i have to click to begin
    how do i start
    how do we begin
    how do we kick this off
    i am convinced what now
    i want to go ahead what do i have to do
    where do i sign up
    how can i become your customer
    what is the first thing to do
    what do i have to do to get it
    how do i order this
    where can i buy it
    we are in how do we proceed
    ready to go what next`,
  phone: `
    is there somebody i can phone about this
    i want to phone you
    i want to call somebody which number
    do you have a telephone
    is there a number i can ring
    may i have your number
    can i call you
    can i phone you
    can i ring you
    what number do i dial
    what is your phone number
    which number should i call
    do you have a hotline
    give me your telephone number
    i would rather phone
    what is the number of your office
    number to call`,
  email: `
    can i write to you
    your email please
    is there an email address for questions
    what is your email address
    where can i write to
    which address do i mail to
    can i send you an email
    i want to send you a document where to
    what is the mail of your team`,
  contact: `
    how do i reach you
    contact details
    contact
    how do i get in touch
    how can i contact you
    how do i get hold of a person at your company
    where can i find your contact details
    ways to reach you
    how can we talk to your team`,
  location: `
    where are you based
    where is your office
    which city are you in
    which country are you from
    can i visit you
    what is your address
    are you near me
    do you have a branch here
    can i come by`,
  'response-time': `
    will somebody answer me today
    how long does an answer take
    when can i expect your call
    how fast will you come back to me
    do you reply at once when i write
    how long until someone gets back to me
    when do i hear from you
    when will you answer
    how fast do you reply
    do you answer the same day
    how soon will someone call me
    will i have to wait long for an answer
    when does somebody contact me
    how quickly do you react to a request`,
  availability: `
    what about an emergency at night
    do you offer support around the clock
    are you open now
    can i call on sunday
    till when are your people there
    do you close at lunch
    when can i phone you
    what time do you open
    when are you open
    does the assistant answer at night
    is it there day and night
    when is somebody in the office
    what are your opening hours
    are you there on saturday
    until what time can i call
    from when can i reach you in the morning
    are you reachable in the evening
    do you work on weekends
    at what times are your people there
    is anyone there now`,
  duration: `
    how long until it works
    when would it be ready
    is it fast to set up
    how much time does it take to install
    how many weeks does it take
    how long does it take until it is live
    how soon can it start
    how quickly can we be live
    how much time does the setup need
    will it be weeks or months
    when could we start using it
    how long do we have to wait until it works
    how fast can you build it
    we need it quickly how soon is it ready
    how long does the implementation take`,
  languages: `
    does it speak german
    what about french customers
    do you only speak english
    can i talk to you in another language
    which languages does it speak
    can it speak spanish
    does it understand other languages
    half of my customers do not speak english
    is it multilingual
    can it answer in the language of the customer
    do you speak my language`,
  'skills-needed': `
    do i need a developer for it
    is it complicated to introduce
    do we need programmers
    do we need technical knowledge
    do i have to be able to program
    is it difficult to use
    do we need our own it people
    can a beginner use it
    do my staff need training`,
  'support-after-launch': `
    what kind of support do we get later
    are you there if we have problems
    do you take care of it after we start
    what happens after the launch
    do you stay around once it is running
    who looks after it later
    what do you do after the launch
    is there support afterwards
    who maintains it
    what if it breaks
    who fixes it when it stops working
    do you leave us alone once it is live
    is somebody watching it
    who do we call when something is wrong later
    do we have a contact person afterwards
    do you help us when it is running
    do you watch it after the launch`,
}
