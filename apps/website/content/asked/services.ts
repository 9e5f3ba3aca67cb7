import type { Asked } from '#agency/schema/assistant.ts'

/** How visitors ask for the services that have no page of their own, and for the steps of a project. */
export const services: Asked = {
  process: `
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
  data: `
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
  analysisTime: `
    how much faster is the analysis
    how much analysis time do we save`,
  manualWork: `
    by what percentage does manual work shrink
    how much less manual work is it
    by how much does manual work shrink
    how much typing do we save`,
  custom: `
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
  security: `
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
  monitoring: `
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
  deployment: `
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
  discovery: `
    do you look at our work first
    what is the discovery
    how do you learn about our business
    what happens in the discovery phase
    what do you do when you first come to us
    what do we get from the discovery step
    how do you find out what to automate
    how do you start the analysis
    what is the result of the first step`,
  design: `
    do we see a plan before you build
    can we decide what it is allowed to answer
    what happens in the design phase
    what do we get after the design
    who decides what it may do and where it stops
    what is in the solution design`,
  development: `
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
}
