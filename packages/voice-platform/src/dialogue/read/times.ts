const day = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`
const clock = String.raw`(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday)`
const when = [
  String.raw`(?:today|tonight|tomorrow|(?:the )?day after tomorrow)`,
  String.raw`(?:next |this |the coming |every |any )?${day}`,
  String.raw`(?:next|this|the coming) (?:week|month|weekend)`,
  String.raw`(?:(?:in the|this|early|late) )?(?:mornings?|afternoons?|evenings?)(?! star)`,
  String.raw`(?:at |after |before |around |until |till |from )?(?:noon|midday|lunch ?time)`,
  String.raw`(?:at|after|before|around|until|till|from|about) ${clock}(?: ?(?:am|pm|a\.m\.|p\.m\.|o'?clock|h)(?!\p{L}))?(?! ?[\d@.])`,
  String.raw`between ${clock} and ${clock}`,
  String.raw`\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|o'?clock)(?!\p{L})`,
].join('|')

/** A wish for a time: "next Tuesday at noon". */
const time = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.]|\bgood )(?:on |by |in |please )?(?:${when})(?:,? (?:(?:or|and|at|in the|in|on|between) )?(?:${when}))*(?![\p{L}\p{N}@])`,
  'iu',
)

/** The words of a text that wish for a time; undefined if there are none. */
export const timeIn = (text: string): string | undefined => {
  const found = time.exec(text)?.[0].trim()
  return found === undefined ||
    (/^(?:on|at|by|in|from|about) (?:one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(found) &&
      !/^at/i.test(found))
    ? undefined
    : found
}
