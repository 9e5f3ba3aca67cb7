/* What a model's sentences say beside facts, in the languages of the assistant's own sentences. Any of them counts on any site. */

const either = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'iu')

/** The assistant can do none of these, so it must not claim to have done them. */
export const claimsAction = either(
  /\b(?:I|we)(?:['’]ve| have| had)?(?: just| already| now)? (?:sent|booked|scheduled|submitted|e-?mailed|called|ordered|cancell?ed|forwarded|registered|reserved|arranged|recorded|transferred|notified|signed you)\b/,
  /\bI(?:['’]ll| will| am going to| can)(?: now| also)? (?:send (?:you|it|an?)|e-?mail|call you|book (?:you|it|that)|transfer|put you through|order|remember)\b/,
  /\byour (?:appointment|booking|request|order|demo|call) (?:is|has been|was) (?:booked|confirmed|sent|scheduled|submitted|reserved)\b/,
  /\b(?:ich habe?|wir haben|habe ich|haben wir)\b.{0,60}\b(?:gesendet|verschickt|abgeschickt|geschickt|gebucht|reserviert|vereinbart|storniert|abgesagt|verschoben|weitergeleitet|bestellt|angerufen|benachrichtigt|eingetragen)\b/,
  /\bich (?:schicke|sende|maile|buche|reserviere|storniere|verschiebe|verbinde|bestelle)\b(?!.{0,20}\b(?:nicht|nie|nichts|kein\w*)\b)/,
  /\bich (?:werde|kann)\b(?!.{0,20}\b(?:nicht|nie|nichts|kein\w*)\b).{0,60}\b(?:schicken|senden|buchen|reservieren|anrufen|verbinden|weiterleiten|durchstellen|stornieren|bestellen)\b/,
  /\bihre? (?:anfrage|termin|buchung|bestellung|reservierung)\b.{0,20}\b(?:wurde|ist|worden)\b.{0,20}\b(?:gebucht|bestätigt|gesendet|verschickt|abgeschickt|reserviert|vereinbart|eingegangen)\b/,
)

/** A model that talks about being one, or declines. */
export const declines = either(
  /\bas an? (?:AI|artificial|large|language)\b.*\bmodel\b/,
  /\b(?:I(?:['’]m| am) (?:sorry|unable|not able)|I (?:can(?:['’]t|not)|won['’]t|will not))\b.{0,40}\b(?:assist|help|comply|continue|fulfil|answer (?:that|this))\b/,
  /\bmy (?:instructions|system prompt|guidelines|training)\b/,
  /\bals (?:ki-?|großes )?sprachmodell\b|\bmeine[rn]? (?:anweisungen|richtlinien|systemprompt|trainingsdaten)\b/,
  /\b(?:dabei|damit|das) kann ich (?:ihnen )?(?:leider )?nicht (?:helfen|behilflich sein|beantworten)\b/,
)

export const denies = either(
  /\b(?:not?|never|neither|nor|none|without|cannot)\b|n['’]t\b/,
  /\b(?:nein|nicht|nie|kein\w*|weder|ohne)\b/,
)
export const repeats = either(
  /\byou (?:say|said|mention|mentioned|asked|told|wrote)\b/,
  /\bsie (?:sagen|sagten|erwähnten|fragten|schrieben|nannten)\b|\bsie haben\b.*\b(?:gesagt|erwähnt|gefragt|geschrieben|genannt)\b/,
)
export const speaksOfVisitor = /\byou (?:use|run|have|work|are called|are with)\b/i

export const saysUnknown = either(
  /\b(?:don['’]t|do not|can['’]t|cannot) (?:know|say|tell)\b|\bnot on (?:this|our|the) (?:web)?site\b/,
  /\bweiß ich (?:leider )?nicht\b|\b(?:kann|weiß) ich ihnen (?:leider )?nicht (?:sagen|beantworten)\b|\bich weiß (?:es|das) (?:leider )?nicht\b|\bsteht nicht auf (?:dieser|unserer|der) (?:web)?(?:site|seite)\b/,
)
export const offers = either(
  /\b(?:consultation|request|demo|meeting|in touch|team)\b.*\?$/,
  /(?:beratung|anfrage|termin|rückruf|gespräch|\bteam\b).*\?$/,
)
