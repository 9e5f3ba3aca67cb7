import type { Asked } from '#agency/schema/assistant.ts'

/** How visitors ask what becomes of their data. */
export const privacy: Asked = {
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
