import type { Asked } from '#agency/schema/assistant.ts'

/** How visitors say what trade they are in. */
export const industries: Asked = {
  'e-commerce': `
    i own a shop on the internet
    i have an online shop
    customers want to return things all the time
    we ship hundreds of parcels a day
    i sell things on the internet
    we get many questions about parcels
    customers ask where their order is
    do you have something for online shops`,
  saas: `
    we are a software start up
    we sell software by subscription
    we have a technical product with many support questions
    we make an app and our users have questions
    our users ask why they were charged twice
    do you work with software companies
    can it answer technical questions about our software`,
  healthcare: `
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
  'professional-services': `
    i own a law firm
    i am a lawyer
    we are accountants is it useful for us
    i am a tax adviser
    we are a law firm
    does it collect documents before a meeting`,
  beauty: `
    i own a salon
    i am a hairdresser
    my sister runs a beauty salon
    i have a hair salon
    can it take deposits
    do you have something for a spa
    we do nails and massages`,
}
