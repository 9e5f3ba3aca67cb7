import { type RawBuilder, sql as raw } from 'kysely'
import { phoneKeysOf } from '#contract/phone-number.ts'

/** A country code has at most this many digits. */
const longestCode = 3

const written = raw`ltrim(phone, '(')`
/** Written with a country code. */
const hasCode = raw`(phone like '%+%' or ${written} like '00%')`
/** Written as within a country. */
const hasNone = raw`(${written} like '0%' and ${written} not like '00%')`

/**
 * Whether the column `phone` is this number, however the two are written. Where one of them has no country code, any code of
 * the other is right: +49 30 1234567 is 030 1234567, and not +30 1234567.
 */
export function isSamePhone(phone: string): RawBuilder<boolean> {
  const [own = '', ...inCountry] = phoneKeysOf(phone)
  if (inCountry.length > 0)
    return raw<boolean>`((phone_key = ${own} and not ${hasNone})
        or (phone_key in (${raw.join(inCountry)}) and not ${hasCode}))`
  const isWithin = /^\(?0(?!0)/.test(phone.trim())
  return raw<boolean>`((phone_key = ${own} ${isWithin ? raw`and not ${hasCode}` : raw``})
        or (substr(phone_key, 1, ${own.length}) = ${own}
        and length(phone_key) between ${own.length + 1} and ${own.length + longestCode} and ${hasCode}))`
}
