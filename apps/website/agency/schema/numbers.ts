import * as v from 'valibot'
import { id, list, sample, words } from './values.ts'

/** A number of the problem that the agency solves, in per cent. */
export const problemSchema = v.strictObject({
  id,
  sample,
  percent: v.pipe(v.number('must be a number'), v.minValue(0), v.maxValue(200, 'must be at most 200')),
  label: words,
  text: words,
  /** True for an increase over what was, instead of a share of it. */
  isIncrease: v.optional(v.boolean()),
})
export type Problem = v.InferOutput<typeof problemSchema>
export const problemsSchema = list(problemSchema)

/** A result of customers, as a number. */
export const claimSchema = v.strictObject({
  sample,
  value: words,
  /** Such as "up to"; empty if the number is exact. */
  prefix: v.string(),
  label: words,
  /** The id of the service behind the result. */
  service: v.optional(id),
})
export type Claim = v.InferOutput<typeof claimSchema>
export const claimsSchema = v.record(v.string(), claimSchema)
