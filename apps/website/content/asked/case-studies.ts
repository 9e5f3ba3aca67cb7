import type { Asked } from '#agency/schema/assistant.ts'

/** How visitors ask for the success stories. */
export const caseStudies: Asked = {
  'outdoor-shop': `
    what did you do for the outdoor shop
    tell me the story of the online shop
    do you have an example from online retail
    an example from ecommerce please
    a success story of a shop`,
  'dental-group': `
    tell me the story of the dentist
    do you have an example from a medical practice
    how did the dental practice do
    a success story in healthcare`,
  'finance-broker': `
    tell me the story of the finance broker
    did you do something in the finance sector
    do you have an example from a bank or a broker
    a case study in finance`,
}
