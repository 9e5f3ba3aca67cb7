import * as v from 'valibot'
import { list } from './values.ts'

/** The sections of a page in their order, each at most once. A section that is not listed is left out. */
export const sectionsAmong = <const Names extends readonly string[]>(names: Names) =>
  v.optional(
    v.pipe(
      list(v.picklist(names, `must be one of: ${names.join(', ')}`)),
      v.check((sections) => new Set<string>(sections).size === sections.length, 'names a section twice'),
    ),
  )
