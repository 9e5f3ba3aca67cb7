/** How visitors reach you without the form. `sample: true` until the number and the address are yours. */
export const contact = {
  sample: true,
  /** As people read it. */
  phone: '+1 (202) 555-0142',
  /** As a telephone dials it: plus sign and digits. */
  phoneLink: '+12025550142',
  email: 'info@northlamp.example',
  hours: 'People: Monday to Friday, 8 am to 6 pm. The assistant: always.',
  /** The promise: thank-you messages, the home page, the assistant and llms.txt say "within" it. */
  responseTime: '24 hours',
} as const
