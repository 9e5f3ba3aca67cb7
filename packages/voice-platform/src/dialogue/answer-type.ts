const month = 'January|February|March|April|May|June|July|August|September|October|November|December'
const day = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
const span = String.raw`(?:\b(?:\d[\d.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|same|few|next|every|a) ?(?:working |business )?(?:s|sec|min|h|seconds?|minutes?|hours?|days?|nights?|evenings?|weeks?|months?|years?)|\b(?:always|until|week|seconds|${month}|${day}))\b`

/** Kinds of detail that questions ask for, and patterns of the answers that hold them. */
const types: readonly { asked: RegExp; held: RegExp }[] = [
  {
    asked:
      /\b(?:how (?:many|often|old|high|big|large)|by how much|(?:what|which) (?:share|percentage|percent|per cent|number|proportion|year)|percentage of)\b/,
    held: /(?<!\bstep )\d/,
  },
  {
    asked: /\b(?:how (?:long|quick|quickly|fast|soon)|(?:since|until|till|by) when|what time)\b/,
    held: new RegExp(span, 'i'),
  },
  {
    asked:
      /\b(?:have a name|name of|(?:what|how) (?:is|are|was) .*\b(?:name|called|calling))\b|\bwho (?:is|are|was|were|did|does)\b/,
    held: /(?<=\S )\p{Lu}\p{L}+ \p{Lu}\p{L}+|\p{Lu}\p{L}+, /u,
  },
]

/** Whether an answer lacks the kind of detail that a question asks for: a number, a time, a name. */
export function lacksWhatIsAsked(question: string): (answer: string) => boolean {
  const asked = types.filter((type) => type.asked.test(question))
  return (answer) => asked.some(({ held }) => !held.test(answer))
}
