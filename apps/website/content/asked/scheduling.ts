import type { Asked } from '#agency/schema/assistant.ts'

/** How visitors ask for intelligent scheduling. */
export const scheduling: Asked = {
  scheduling: `
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
  booking: `
    can two customers get the same slot
    could it book two people at the same time
    are double bookings possible
    can people book by phone
    can i book by chat
    how do customers book
    will it overbook us`,
  'calendar-rules': `
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
  reminders: `
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
  moving: `
    how can a customer change an appointment
    is it easy to reschedule
    what if someone wants another time
    can clients move their appointment by themselves
    what happens to the old slot when someone moves`,
  'filling-gaps': `
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
  'no-show-prediction': `
    can it guess who will not come
    does it know which patients skip
    can it tell in advance who will not appear
    does it predict no shows`,
  'reading-calendar': `
    does it look at our past appointments
    what do you do with our calendar first`,
  'setting-rules': `
    do you try it before calling real people
    how do i tell it our rules`,
  'taking-phone': `
    can we see what it answers
    can i read the conversations
    can i see the conversations it has
    can my staff step in during a call
    does it answer the phone right from the start
    can i listen to what it tells people`,
  'scheduling-in-short': `
    which calendar programs does it work with
    does it work with google calendar
    we keep our appointments in outlook
    which calendars do you support
    does it connect to our practice software`,
  hoursSaved: `
    how many hours a week does the front desk save
    how much telephone time is saved
    how much time do we get back with scheduling`,
  'always-open': `
    can customers book at any time
    can people book at night when we are closed
    does it take bookings outside opening hours
    is booking possible in the middle of the night
    does it take reservations when the office is shut`,
  noShows: `
    by how much do no shows go down
    how many fewer missed appointments can we expect
    how much does it reduce people not coming
    does it help against people who do not turn up`,
}
