import { type RawBuilder, sql as raw } from 'kysely'
import { phoneKeysOf } from '#contract/phone-number.ts'

/** A country code has at most this many digits. */
const longestCode = 3

const hasCode = raw`(phone like '%+%' or phone like '00%' or phone like '(00%')`

/**
 * Whether the column `phone` is this number, however the two are written. Where one of them has no country code, any code of
 * the other is right.
 */
export function isSamePhone(phone: string): RawBuilder<boolean> {
  const [own = '', ...inCountry] = phoneKeysOf(phone)
  return inCountry.length > 0
    ? raw<boolean>`(phone_key = ${own} or (phone_key in (${raw.join(inCountry)}) and not ${hasCode}))`
    : raw<boolean>`(phone_key = ${own} or (substr(phone_key, 1, ${own.length}) = ${own}
        and length(phone_key) <= ${own.length + longestCode} and ${hasCode}))`
}
