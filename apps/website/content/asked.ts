/**
 * How visitors ask for what the pages say, or speak of the need for it, by the titles of the pages. The assistant answers
 * sentences like these with that fact, service or story; it needs none of them, and understands better with them.
 */
export const asked: Readonly<Record<string, string>> = {
  // The company
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
  freeConsultation: `
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
  notPlatform: `
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
  oneDesk: `
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
  describeTuesday: `
    i am not sure what i need
    i do not know which service is right for me
    can you advise me which one to choose
    how do i know what we should automate
    what should we automate first
    which of your services would help us most`,

  // The four numbers
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

  // Customer support
  'AI customer support': `
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
  'Seconds instead of hours': `
    how fast does the bot answer customers
    how quickly do customers get an answer
    do customers get an answer on a sunday
    how long does a customer wait for the reply of the assistant
    does it answer at night and on weekends
    which channels does it cover
    does it answer emails too or only chat
    can customers call it by phone
    is it only for chat`,
  'No invented answers': `
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
  'Hand-over with a summary': `
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
  'It does things, too': `
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
  'Many languages, one voice': `
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
  'A report you can act on': `
    do i get statistics about what people ask
    what do customers ask most
    does it tell us what is missing in our help pages
    do we get a report
    is there an evaluation of the questions
    can i see which questions come most often
    does it find gaps in our documentation`,

  // CRM
  'CRM integration': `
    my sales team wastes hours with typing
    nobody fills in the crm
    our customer records are incomplete
    web leads are answered days later
    the notes of my sales people are in their heads
    we have contacts in excel and nobody updates them
    calls are not written down anywhere
    we never know what was agreed with a client
    how do leads get into the crm
    does it write down calls
    does it save emails in the crm
    can it fill in our crm automatically
    our salespeople never write anything down
    my reps hate data entry
    leads get lost between mailboxes
    nobody keeps the customer data up to date
    we forget to follow up on leads
    customer data is scattered over spreadsheets
    nobody knows who talked to this customer last
    we type every enquiry into the system by hand
    enquiries fall through the cracks
    our sales records are a mess
    i want my crm to fill itself
    the customer list is never complete
    half of our contacts are out of date`,
  'Matching without duplicates': `
    how do you avoid having the same customer twice
    how do you avoid duplicates
    what about double entries in the crm
    will the same contact be there twice
    does it merge records of the same person
    does it recognise an existing customer
    will it create the same customer again`,
  'Company data filled in': `
    does it add missing company data
    where does the information about the company come from
    does it enrich contacts
    does it look up the company of a lead
    can it complete the data of a contact`,
  'Scoring you can read': `
    does it put the important enquiries first
    can it prioritise leads
    how are leads ranked
    can it tell which lead is hot
    do you score leads
    how do i know which enquiry is worth calling first
    does it sort good leads from bad ones
    how does it rate a lead
    which lead should we call first`,
  'Review list for doubts': `
    what happens when it is not sure about an entry
    what if it writes something wrong into the crm
    does somebody check the records before they are saved
    what does it do with uncertain data
    how do you prevent wrong data in my crm`,
  'Every enquiry has an owner': `
    who is responsible for a lead
    does each lead get an owner
    does it assign enquiries to people
    who gets the lead`,
  'Hand over': `
    is anything lost if it makes a mistake in a record
    who checks what is written in the crm
    can we take back what it changed
    can a change in the crm be undone
    can i roll back what it wrote
    what if i want to reverse a change
    is it possible to undo the changes to a record
    will it overwrite our data`,
  Complete: `
    does it learn from our corrections
    does it write into the crm right away
    is it a draft first
    can my team correct it`,
  'Custom CRM': `
    can it work with a home made database
    what about a crm that you do not know
    do you write connectors
    we have an old database from the nineties
    can it run on our own servers
    our software has no interface
    our crm was programmed by a friend
    we built our own customer database
    who owns the connector code
    do we get the source code
    what if my crm has no api
    can you connect a database of our own
    we use a crm that nobody knows
    does it work with a self made system`,
  Salesforce: `
    does it respect our validation rules in salesforce
    will our salesforce flows keep working
    do you test in a sandbox first
    who appears as the author of the changes in salesforce`,
  HubSpot: `
    will my hubspot workflows break
    does it keep the marketing consent in hubspot
    does it work with deals and tickets in hubspot`,

  // Scheduling
  'Intelligent scheduling': `
    my calendar is full of holes
    half of my customers do not turn up
    patients do not come and do not cancel
    the phone rings all day because of appointments
    we waste time on finding dates
    my calendar is a mess
    we lose money because of empty slots
    our diary is never full
    my assistant does nothing but arrange meetings
    can you make people come to their appointments
    customers want to book without calling
    how can i get rid of all those calls about appointments
    help me with no shows
    my receptionist spends the day on the phone with appointments
    people should be able to book by themselves
    we want patients to book online
    our calendar has holes
    half of my chairs are empty
    people forget their appointments
    too many people do not show up
    i spend my evenings moving appointments
    we need somebody to manage our calendar
    what do you do about appointments
    i need an appointment system
    patients do not get through to us to book
    how could i fill my week`,
  'Books by phone and chat': `
    can two customers get the same slot
    could it book two people at the same time
    are double bookings possible
    can people book by phone
    can i book by chat
    how do customers book
    will it overbook us`,
  'Knows your rules': `
    i do not work on wednesdays does it know that
    some treatments take longer than others
    does it respect holidays and breaks
    only one doctor may do this treatment
    i want to decide who gets which slot
    can it handle different treatment lengths
    can it plan rooms and staff
    can i set buffers between appointments
    one of my colleagues never works before ten
    does it know who may do what
    can i block certain times
    we have several rooms and people can it cope with that
    does it understand our rules
    can it plan breaks
    does it know which employee is free`,
  'Reminds and confirms': `
    can customers confirm by text
    do you call people before the appointment
    will my clients be reminded
    how do you remind them
    how are customers reminded
    do patients get a reminder
    does it send a text message before the appointment
    are reminders sent by sms or email
    when does the reminder go out
    does it ask for a confirmation`,
  'Moves with one reply': `
    how can a customer change an appointment
    is it easy to reschedule
    what if someone wants another time
    can clients move their appointment by themselves
    what happens to the old slot when someone moves`,
  'Fills gaps': `
    does it call the people on the waiting list
    what about free slots at short notice
    who comes when another one cancels
    can you fill a slot that was cancelled this morning
    someone cancels at the last minute what happens with the slot
    how are gaps filled
    is there a waiting list
    what happens with a slot that becomes free
    do you find a replacement when somebody cancels
    who gets the free slot`,
  'Predicts no-shows': `
    can it guess who will not come
    does it know which patients skip
    can it tell in advance who will not appear
    does it predict no shows`,
  'We read your calendar': `
    does it look at our past appointments
    what do you do with our calendar first`,
  'You set the rules': `
    do you try it before calling real people
    how do i tell it our rules`,
  'It takes the phone': `
    can we see what it answers
    can i read the conversations
    can i see the conversations it has
    can my staff step in during a call
    does it answer the phone right from the start
    can i listen to what it tells people`,
  'Intelligent appointment scheduling': `
    which calendar programs does it work with
    does it work with google calendar
    we keep our appointments in outlook
    which calendars do you support
    does it connect to our practice software`,
  'hours saved weekly': `
    how many hours a week does the front desk save
    how much telephone time is saved
    how much time do we get back with scheduling`,
  'open for bookings': `
    can customers book at any time
    can people book at night when we are closed
    does it take bookings outside opening hours
    is booking possible in the middle of the night
    does it take reservations when the office is shut`,
  'no-show reduction': `
    by how much do no shows go down
    how many fewer missed appointments can we expect
    how much does it reduce people not coming
    does it help against people who do not turn up`,

  // Other services
  'Process automation': `
    can you do invoices
    can you do quotes
    can it file documents
    i am tired of typing invoices
    we still work with paper
    data is typed twice in our office
    we enter orders from emails by hand
    our accounting drowns in receipts
    forms are printed and typed in again
    copying things from one window to another
    can you read invoices automatically
    i want to get rid of routine work in the office
    my staff spends days on copy and paste
    can quotes be written automatically
    we process hundreds of documents each month
    we type invoices by hand
    somebody copies numbers from one program to another
    we do everything by hand on paper
    can you automate our paperwork
    intake forms have to be typed into the system
    we spend hours on quotes
    i copy data from pdf files into excel
    documents pile up on our desks
    the office work eats up my evening
    what about the back office
    can it read documents
    can it check invoices
    what happens when a document is odd
    what about exceptions in process automation`,
  'Data analysis': `
    i would like to understand which products sell
    i have numbers but no answers
    can i ask my data a question
    excel reports take me days
    which customers will leave us
    we need somebody who analyses our figures
    how do sales develop can it tell me that
    i am no analyst can i still use it
    do you make reports from our data
    i want to ask questions about my sales data
    do i need to know sql
    our monthly reports take for ever
    can it tell me which customers are about to leave
    what sold best last month
    nobody can read our numbers
    i want to understand our figures
    can it answer questions about our business numbers
    how do i see where a number comes from
    we have a lot of data and do nothing with it`,
  'analysis time saved': `
    how much faster is the analysis
    how much analysis time do we save`,
  'manual work reduction': `
    by what percentage does manual work shrink
    how much less manual work is it
    by how much does manual work shrink
    how much typing do we save`,
  'Custom AI solutions': `
    can you make an ai for quality inspection
    do you develop individual solutions
    can you build something for our very special case
    i have an idea for an ai can you build it
    does it also work for tenders
    what if our case is unusual
    can you read field reports
    our problem is special nobody has a product for it
    do you build made to measure
    can you develop something just for us
    what if none of your services fits us
    we need something unusual
    can you build something that does not exist yet
    we have a very specific task
    can it look at photos
    can you teach it our way of deciding
    can you do something different from what is on the list`,
  'AI security and compliance': `
    where does the data live
    in which country is the data kept
    is our data used for training
    can you run it on our own servers
    what about privacy laws
    do you respect data protection
    can outsiders get at our data
    is every action logged
    has it been hacked in a test
    who sees our customer data
    is it allowed in europe
    where are the servers
    where is our data stored
    can our data stay in europe
    can we host it ourselves
    do you train your model with our data
    is our information used to improve somebody else
    is it gdpr compliant
    what about the eu ai act
    who can access the data
    is there a log of what it does
    are personal details hidden from the model
    how secure is it
    was it tested against attacks
    does our data leave the country
    is the data of my patients safe
    do you mask names and phone numbers
    do you have papers for our data protection officer`,
  '24/7 AI monitoring': `
    is there a person on call
    what if it stops working on a sunday
    does anyone read the answers it gives
    how is the quality controlled
    what do you do when the assistant gives strange answers
    do you get an alert when something breaks
    what if the internet is down
    is somebody checking the answers
    what happens if it goes down at night
    what if there is an outage
    who notices when it fails
    how do you make sure the answers stay good
    is there somebody on call
    who keeps an eye on it
    what if the system crashes
    is there a fallback when it does not work`,
  'Rapid deployment': `
    can we try it small first
    do we have to start with everything
    is there an off switch
    can we stop it if something goes wrong
    how fast do you deliver
    can it be running before the summer
    is it a long project
    how quickly can we be live
    how soon can we start
    how long does the setup take
    we need it fast
    can it be switched off
    how do i turn it off
    can i stop it at any time
    does it start with everything at once
    can we begin small`,

  // Steps
  'Discovery and analysis': `
    do you look at our work first
    what is the discovery
    how do you learn about our business
    what happens in the discovery phase
    what do you do when you first come to us
    what do we get from the discovery step
    how do you find out what to automate
    how do you start the analysis
    what is the result of the first step`,
  'Solution design': `
    do we see a plan before you build
    can we decide what it is allowed to answer
    what happens in the design phase
    what do we get after the design
    who decides what it may do and where it stops
    what is in the solution design`,
  'Development and testing': `
    do you test before the launch
    is it tested before the launch
    how do you make sure that it works
    will you test it with our questions
    do we see the mistakes it makes before launch
    is there a test phase before it goes live
    how do you test it
    is it tested before customers use it
    what is in the test report
    do you try it on our own questions first
    what happens during development
    how do i know it works before it goes live`,

  // Industries
  'E-commerce': `
    i own a shop on the internet
    i have an online shop
    customers want to return things all the time
    we ship hundreds of parcels a day
    i sell things on the internet
    we get many questions about parcels
    customers ask where their order is
    do you have something for online shops`,
  SaaS: `
    we are a software start up
    we sell software by subscription
    we have a technical product with many support questions
    we make an app and our users have questions
    our users ask why they were charged twice
    do you work with software companies
    can it answer technical questions about our software`,
  Healthcare: `
    i own a dental practice
    i work in a hospital
    my father is a doctor is that something for him
    we are a clinic
    do you work with medical data
    i run a medical practice
    does it give medical advice
    we are doctors sharing a reception
    is it suitable for hospitals
    what about prescriptions
    can it answer medical questions
    patients ask about opening hours all day`,
  'Professional services': `
    i own a law firm
    i am a lawyer
    we are accountants is it useful for us
    i am a tax adviser
    we are a law firm
    does it collect documents before a meeting`,
  'Beauty and wellness': `
    i own a salon
    i am a hairdresser
    my sister runs a beauty salon
    i have a hair salon
    can it take deposits
    do you have something for a spa
    we do nails and massages`,

  // Stories
  'Fjordline Outdoor': `
    what did you do for the outdoor shop
    tell me the story of the online shop
    do you have an example from online retail
    an example from ecommerce please
    a success story of a shop`,
  'Adeyemi Dental': `
    tell me the story of the dentist
    do you have an example from a medical practice
    how did the dental practice do
    a success story in healthcare`,
  'Portico Finance': `
    tell me the story of the finance broker
    did you do something in the finance sector
    do you have an example from a bank or a broker
    a case study in finance`,

  // Privacy
  reading: `
    is there tracking on this page
    does the site set cookies
    which data do you collect when i only look around
    do you use trackers
    why is there no cookie banner
    do you use cookies
    are there trackers on this website
    do you track visitors
    do you use google analytics
    does this page load things from other companies
    is my visit logged
    do you store my ip address`,
  request: `
    who gets the data i enter
    what do you store when i contact you
    is my address given to advertisers
    will i get spam
    do you share my details with partners
    what happens with what i write in the form
    what do you do with my contact details
    do you sell my email address
    who sees my request
    is my phone number safe with you
    do you give my data to others
    where is my message stored`,
  unsent: `
    what if i type something and never send it
    is my half finished form stored
    do you see what i typed before i send it
    i filled in the form but did not send it
    what happens to an unsent form`,
  rights: `
    how do i get my data removed
    i would like to know what is stored about me
    can i withdraw my data
    please delete my request
    how can i have my data deleted
    i want you to erase everything about me
    what do you know about me
    how long does it take until my data is deleted
    please remove me from your database
    my details are wrong please correct them
    who can i complain to about data protection`,
}
