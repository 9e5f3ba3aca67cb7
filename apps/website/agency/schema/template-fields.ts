/** What staff may have filled in, in braces: of the request, of the person who answers, and of the agency. */
export const templateFields = [
  'name',
  'first name',
  'company',
  'service',
  'reference',
  'me',
  'my phone',
  'brand',
  'our e-mail',
  'our phone',
] as const
export type TemplateField = (typeof templateFields)[number]

/** Those of a signature. */
export const signatureFields = [
  'me',
  'my phone',
  'brand',
  'our e-mail',
  'our phone',
] as const satisfies TemplateField[]
