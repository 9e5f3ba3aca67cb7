const month = 'January|February|March|April|May|June|July|August|September|October|November|December'
const day = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
const span = String.raw`(?:\b(?:\d[\d.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|same|few|next|every|a) ?(?:working |business )?(?:s|sec|min|h|seconds?|minutes?|hours?|days?|nights?|evenings?|weeks?|months?|years?)|\b(?:always|until|week|seconds|${month}|${day}))\b(?! of\b)`
const moment = String.raw`\b(?:\d+ ?(?:am|pm)|before|after|first|then|when|night|morning|evening|noon|step|20\d\d)\b`

/** Kinds of detail that questions ask for, and patterns of the answers that hold them. */
const types: readonly { asked: RegExp; held: RegExp }[] = [
  {
    asked:
      /\b(?:how (?:many|often|old|high|big|large)|by how much|(?:what|which) (?:share|percentage|percent|per cent|number|proportion)|percentage of)\b/,
    held: /(?<!\bstep )\d/i,
  },
  { asked: /\b(?:which|what|whose) year\b/, held: /\b(?:19|20)\d\d\b/ },
  {
    asked: /\b(?:how (?:long|quick|quickly|fast|soon)|(?:since|until|till|by) when)\b/,
    held: new RegExp(span, 'i'),
  },
  { asked: /^(?:and |so )*when\b|\bwhat time\b/, held: new RegExp(`${span}|${moment}`, 'i') },
  { asked: /^(?:.* and )?(?:why|what for)\b/, held: /\b(?:to|so that|because|since)\b/ },
  {
    asked:
      /\b(?:pays?|paid|costs?|charges?|free|price|salary|wages?|earn|fee|in (?:euros?|dollars?)|how much (?:money|deposit))\b/,
    held: /[€$£%]|\b(?:free|price|pay|costs?|proposal|invoice|billing)\b/i,
  },
  {
    asked:
      /\b(?:have a name|name of|(?:what|how) (?:is|are|was) .*\b(?:name|called|calling))\b|\bwho (?:is|are|was|were|did|does)\b/,
    held: /(?<=\S )\p{Lu}\p{L}+ \p{Lu}\p{L}+|\p{Lu}\p{L}+, /u,
  },
]

/** Whether an answer lacks the kind of detail that a question asks for: a number, a time, a reason, money, a name. */
export function lacksWhatIsAsked(question: string): (answer: string) => boolean {
  const asked = types.filter((type) => type.asked.test(question))
  return (answer) => asked.some(({ held }) => !held.test(answer))
}
