import { wordsInPattern } from './words-in-pattern.ts'

/** Other ways to say what the cues and the content have a word for, over normalised words; the first comes first. */
const paraphrases: readonly (readonly [RegExp, string])[] = [
  // What is named as not meant.
  [
    /\b(?:apart from|aside from|besides|other than|except(?: for)?|in addition to) (?:the |your |a )?\w+\b/,
    '',
  ],
  [
    /\b(?:(?:do|does|did|will|would|can|could|just|simply|to) )*(?:(?:not|never|simply|just|even) )*(?:turn|show)(?:ing|s|ed)? up\b/,
    'no shows',
  ],
  [
    /\b(?:forget|forgets|miss|misses|missing|skip|skips|keep missing) (?:their |the |our |an )?(?:appointments?|bookings?|slots?|visits?)\b/,
    'no shows missed appointments',
  ],
  [
    /\bempty (?:slots?|chairs?|hours|calendar)\b|\bholes? in (?:the|my|our) (?:calendar|week|diary)\b/,
    'gaps',
  ],
  [
    /\b(?:cancell?ed|cancels|cancelling|freed|free|open) (?:slots?|appointments?|times?|bookings?)\b/,
    'gaps waiting list',
  ],
  [/\b(?:when|if|once) (?:\w+ ){1,3}cancels?\b/, 'gaps waiting list'],
  [/\b(?:diary|agenda|timetable|planner)\b/, 'calendar'],
  [/\b(?:postpone\w*|reschedul\w+|rebook\w*)\b/, 'move appointments'],

  [/\bsell(?:s|ing)? (?:\w+ ){0,4}(?:online|on the (?:internet|web))\b/, 'sell online'],
  [/\b(?:online|internet|web) (?:retailer|seller|trader|merchant|business|store|shop)s?\b/, 'online shop'],
  [
    /\b(?:hair ?dressing|hair|nail|beauty|cosmetics?|tanning|tattoo|massage|yoga|fitness) (?:salon|studio|parlou?r|place|shop|bar)s?\b/,
    'salon',
  ],
  [/\b(?:attorney|notary|solicitor|law office|legal practice)s?\b/, 'lawyer'],
  [
    /\b(?:accounting|bookkeeping|tax adviser|tax advisor|auditing) ?(?:firm|office|practice)?s?\b(?! automation)/,
    'accountant',
  ],
  [
    /\b(?:physio\w*|orthop\w+|pediatric\w*|gp|surgery|physician|medical practice|doctors)(?: (?:clinic|practice|office))?\b/,
    'clinic',
  ],

  [
    /\b(?:pricey|ballpark|rough (?:figure|idea)|price ?(?:range|tag)|pricing model|hourly rate|day rate|monthly fee|set you back|the damage|fork out|shell out)\b/,
    'price',
  ],
  [/\bhow much\b(?=.*\b(?:dollars|euros|pounds|cost|pay|charge|month|monthly|year)\b)/, 'price'],
  [/\bhow much (?:is|are) (?:it|this|that|everything|the whole thing|they|those)$/, 'price'],
  [/\b(?:for nothing|at no (?:cost|charge)|without (?:paying|payment|cost)|no charge|gratis)\b/, 'for free'],
  [/\b(?:any(?:thing)?|something|is there (?:a|an|any)) (?:reduction|rebate|special|deal)s?\b/, 'discount'],

  [
    /\bhow long (?:has|have) (?:\w+ ){1,2}(?:been (?:around|going|there|running|in (?:business|operation)|active)|existed|been doing this)\b/,
    'when founded',
  ],
  [/\bsince when\b(?! (?:is|do) (?:it|this) take)/, 'when founded'],
  [
    /\b(?:what year|which year|when) (?:was|were|did) (?:you|your company|it) (?:\w+ )?(?:founded|established|begin|began|start|started|set up|created)\b/,
    'when founded',
  ],

  [
    /\bwho (?:checks|watches|controls|reviews|monitors|supervises|oversees|keeps an eye on|makes sure)\b/,
    'monitoring',
  ],
  [/\b(?:checked|watched|reviewed|supervised|quality control\w*) (?:by|afterwards|every)\b/, 'monitoring'],
  [/\b(?:goes|is|go|are|went) (?:down|offline)\b/, 'outage'],

  [
    /\b(?:where|in which country) (?:is|are|will|would|does|do) (?:\w+ ){0,2}data\b(?: \w+)*/,
    'where is the data stored',
  ],
  [
    /\b(?:keep|stay|stays|remain|leave|host\w*|stored?) (?:\w+ ){0,4}(?:in|inside|within) (?:the )?(?:eu|europe|germany|usa|us|country|states)\b/,
    'where is the data hosted',
  ],
  [
    /\b(?:train\w*|teach\w*|learn\w*|fine tun\w*) (?:\w+ ){0,4}(?:with|on|from|using) (?:our|my|the|customer) data\b/,
    'data trains model',
  ],
  [/\buse (?:our|my) data (?:to|for) train\w*\b/, 'data trains model'],

  [/\b(?:undo|revert\w*|roll(?:ed)? back|reversed?)\b/, 'undone'],
  [
    /\b(?:writes?|puts?|enters?|fills?|saves?)\b(?: \w+){0,3} (?:wrong|false|mistakes?|rubbish|invent)\b/,
    'change undone wrong',
  ],
  [
    /\b(?:people|clients?|customers?|patients?|guests?|visitors?|they|everyone) (?:can |could |to |please )?(?:\w+ )?(?:book|reserve|schedule)\b/,
    'customers book appointments',
  ],
  [/\bbookings?\b/, 'appointments'],
  [/\b(?:refill|fill (?:up )?(?:the |an? |our |my )?(?:gaps?|empty))\b/, 'fills gaps'],
  [
    /\bquestions? (?:about|on|to|for) (?:\w+ )?(?:our|my|the) (?:\w+ )?(?:numbers|data|sales|figures|business)\b/,
    'data analysis',
  ],
  [
    /\b(?:leave|leaves|go|goes|sent|going|outside|out of) (?:\w+ )?(?:the )?(?:country|eu|europe|abroad)\b/,
    'where is the data stored',
  ],
  [/\b(?:an|your|keep(?:s|ing)?|have|has) (?:an )?eye on\b/, 'monitoring'],
  [/\b(?:go|goes|is|are|was) (?:down|offline|unavailable)\b/, 'outage'],
  [/\bbarber ?shops?\b/, 'barber'],
  [
    /\b(?:make|makes|develop|develops|build|builds|write|writes|sell|sells) (?:\w+ )?software\b/,
    'software company',
  ],
  [
    /\bwhat (?:happens|comes|is next) (?:once|after|when) (?:i|we) (?:\w+ ){0,2}(?:go ahead|say yes|agree|sign|decide|order)\b(?: \w+)*/,
    'what are the steps',
  ],
  [/\btrack(?:s|ed|ing)? (?:me|us|visitors|people)\b/, 'trackers'],
  [
    /\b(?:are|is) (?:you|your company|this) (?:a |an )?(?:\w+ )?(?:new|young|old|start ?up)\b(?: company| business)?/,
    'when founded',
  ],

  [/\b(?:can not|could not|do not) (?:keep up|cope) with\b(?: \w+)*/, 'customer support'],
  [/\b(?:customers?|clients?|callers?|people) (?:have to )?wait(?:s|ing)?\b(?: \w+)*/, 'customer support'],
  [
    /\b(?:live chat|answer(?:s|ing)? (?:the|our|my) (?:phones?|calls?|chats?|emails?|customers?|tickets?|messages)|take(?:s)? (?:our|my|the) calls?|phone (?:bot|assistant|robot)|voice ?bot)\b/,
    'customer support',
  ],
  [/\bforget(?:s|ting)? to (?:log|enter|write|note|record|update)\b(?: \w+)*/, 'crm records'],
  [/\b(?:home ?made|self ?built|self ?written|bespoke|own|in house|proprietary|old) crm\b/, 'custom crm'],
  [
    /\b(?:spend|spends|spending|waste|wastes|wasting|lose|loses) (?:\w+ ){0,4}(?:arranging|booking|making|scheduling|moving|confirming|with|on) (?:the )?(?:appointments?|bookings?|meetings?|slots?)\b/,
    'appointments',
  ],
  [
    /\b(?:spend|spends|spending|waste|wastes|wasting|lose|loses) (?:\w+ ){0,4}(?:on|with) (?:the )?(?:forms?|paper\w*|invoices?|documents?|admin\w*)\b/,
    'process automation',
  ],
  [
    /\b(?:take|takes|taking|accept|accepts|make|makes) (?:\w+ ){0,2}(?:bookings?|reservations?|appointments?)\b/,
    'appointments',
  ],
  [/\b(?:ring|rings|ringing|phone|phones|calls?)\b.*\bfor (?:an? )?appointments?\b/, 'appointments'],
  [/\b(?:last minute )?cancellations?\b/, 'gaps waiting list'],
  [
    /\b(?:patients?|clients?|customers?|people|guests?|visitors?|they)(?: \w+){0,2} not (?:come|appear|arrive|attend)\b/,
    'no shows',
  ],
  [
    /\b(?:text|sms|message|email|call)\b.*\b(?:before|beforehand|the day before|ahead|to confirm)\b/,
    'reminders',
  ],
  [/\bhow (?:do|does|would|will) (?:the |your )?reminders? (?:work|look|go)\b/, 'reminders'],
  [
    /\b(?:what|which) (?:my |our |the )?customers? (?:buy|bought|want|order|like|do)\b|\b(?:do|use|make of|done) with (?:all )?(?:our|my|the) (?:sales |company |business )?(?:numbers|figures)\b/,
    'data analysis',
  ],
  [/\bdata protection (?:law|laws|rules?|act|regulations?)\b|\bprivacy (?:law|laws|act)\b/, 'gdpr'],
  [/\bai (?:act|law|regulation)\b/, 'eu ai act'],
  [/\b(?:see|access|read) (?:our|my|the) (?:company|business|customer) data\b/, 'data access security'],
  [/\bhow many years\b|\b(?:what|which) year\b/, 'when founded'],
  [/\bweb ?shops?\b/, 'online shop'],
  [
    /\b(?:google )?analytics\b(?= (?:here|on (?:this|your) (?:page|site|website)))|\bgoogle analytics\b/,
    'trackers',
  ],
  [/\b(?:nails|lashes|waxing|make ?up|haircuts?|manicures?|tattoos)\b/, 'beauty'],

  // A complaint asks for the service that ends it.
  [
    /\b(?:inbox|mailbox|tickets|chats|messages|enquiries|inquiries|requests|questions|emails|calls|phones?)\b.*\b(?:overflow\w*|flood\w*|pil\w+ up|swamped|drown\w*|too many|never stops?|nonstop|non stop|off the hook|all day|every day|over and over|again and again|unanswered|keep coming|get lost|cannot keep up)\b|\b(?:overflow\w*|flood\w*|swamped|drown\w*|buried|overwhelmed|overrun)\b.*\b(?:inbox|mailbox|tickets|chats|messages|enquiries|inquiries|requests|questions|emails|calls|customers)\b/,
    'customer support',
  ],
  [/\b(?:same|simple|stupid|boring|repetitive|endless) (?:\w+ )?questions\b/, 'customer support'],
  [
    /\b(?:nobody|no one|no body|never|not)\b.*\b(?:picks? up|answers?|answered|replies|responds?)\b.*\b(?:phone|chat|customers?|night|weekend|evenings?|emails?)\b/,
    'customer support',
  ],
  [
    /\b(?:excel|spreadsheets?|sticky notes?|notes|leads|customer data|records|contacts)\b.*\b(?:everywhere|lost|mess|messy|chaos|incomplete|out of date|outdated|duplicates?|twice|by hand|forgotten|scattered|nobody)\b/,
    'crm',
  ],
  [
    /\b(?:hates?|hating|tired of|sick of|forgets?|stop|too lazy|no time) (?:\w+ ){0,3}(?:typing|entering|filling in|data entry|updating|logging)\b(?: \w+)*/,
    'crm records',
  ],
  [
    /\b(?:copy|copying|copies|retype|retyping|type|typing|enter|entering|do|doing|process|processing|sort|sorting|handle)\b.*\b(?:by hand|manually)\b/,
    'process automation',
  ],
  [
    /\b(?:too much|so much|endless|all this|drown\w* in) (?:paperwork|paper|admin\w*|bureaucracy|forms|manual work)\b/,
    'process automation',
  ],
  [
    /\b(?:on the phone|phone rings|answer(?:s|ing)? the phone)\b.*\b(?:appointments?|bookings?|slots?)\b/,
    'appointments',
  ],
  [
    /\b(?:call|calls|calling|ring|rings|ringing|phone|phones|phoning)\b.*\b(?:to|about|for) (?:\w+ ){0,3}(?:appointments?|bookings?|slots?|reservations?)\b/,
    'appointments',
  ],
  [
    /\b(?:reports?|reporting|numbers|figures|spreadsheets?)\b.*\b(?:takes? (?:\w+ )?(?:for ?ever|ages|days|hours|weeks|long)|too long)\b/,
    'data analysis',
  ],
]

/** Every word that is rewritten. */
export const paraphraseWords: ReadonlySet<string> = new Set(
  paraphrases.flatMap(([pattern]) => wordsInPattern(pattern)),
)

/** The normalised words with what they mean in the words of the cues and the content. */
export function inPlainWords(words: string): string {
  return paraphrases
    .reduce((said, [pattern, plain]) => said.replace(pattern, plain), words)
    .replace(/ +/g, ' ')
    .trim()
}
