/** What a visitor may want to know. */
const questionIntents = [
  'company',
  'services',
  'features',
  'benefits',
  'use-cases',
  'steps',
  'results',
  'time-saved',
  'problems',
  'industries',
  'integrations',
  'price',
  'promotion',
  'trial',
  'demo',
  'contract',
  'consultation',
  'getting-started',
  'phone',
  'email',
  'contact',
  'location',
  'response-time',
  'availability',
  'duration',
  'clients',
  'stories',
  'testimonials',
  'security',
  'privacy',
  'languages',
  'skills-needed',
  'support-after-launch',
] as const
export type QuestionIntent = (typeof questionIntents)[number]

/** A pattern over normalised words, and how surely it tells the intent: 3 on its own, 1 only together with others. */
type Cue = readonly [pattern: RegExp, weight: 1 | 2 | 3]

export const cues: Record<QuestionIntent, readonly Cue[]> = {
  company: [
    [
      /\bwhat (?:do|does|is) (?:it that )?(?:you|your (?:company|agency|business|firm|website|site|team)|(?:this|the) (?:company|agency|business|firm|website|site))(?: people| guys| all)* (?:do|about|all about|doing)$/,
      3,
    ],
    [/\bwhat (?:do|is it) (?:that )?(?:you )?(?:guys |people |all )*do$/, 3],
    [/\bwhat this (?:company|business|agency|site|website) is\b/, 3],
    [/\bwho are you(?: guys| people| all)?$/, 3],
    [/\b(?:about|introduce) (?:your|the|this) (?:company|agency|business|firm)\b/, 3],
    [/\b(?:about yourselves|about you|about us|introduce yourself)\b/, 3],
    [/\b(?:this|your) (?:company|agency|business|firm|site|website) (?:is|does|do)\b/, 2],
    [/\b(?:overview|summar[iy]\w*|sum up)\b/, 3],
    [/\b(?:what|why) (?:is|does|do|are) your company\b/, 2],
    [/\b(?:special(?:i?ty)|stand out|unique|what makes you)\b/, 3],
    [/\bspeciali[sz]e\b/, 2],
    [
      /\bwhy (?:should|would|do) (?:i|we|people|one) (?:choose|pick|hire|trust|work with|use) (?:you|your company)\b/,
      3,
    ],
    [/\bin a nutshell\b/, 3],
    [/\bwhat (?:kind|sort|type) of (?:company|business|agency)\b/, 3],
  ],
  services: [
    [
      /\b(?:what|which|your|list|all|any|other|more)(?: \w+){0,3} (?:services|solutions|products|offerings)\b/,
      3,
    ],
    [/\b(?:what|which|the|this|your)(?: \w+){0,2} (?:service|solution|product)\b/, 2],
    [/\bon offer\b/, 3],
    [/\bwhat you (?:can |could )?(?:offer|sell|provide|build|have)\b/, 3],
    [/\bhow many (?:services|solutions|products)\b/, 3],
    [/\b(?:offer|do|have|sell) (?:anything|something) (?:else|other|more)\b/, 3],
    [/\bwhat (?:\w+ ){0,4}(?:do|can|could) you (?:offer|sell|build|provide|make|automate|help with)\b/, 3],
    [/\bhow (?:can|could|do|would) you help (?:me|us|my|our)\b/, 3],
    [/\bwhat (?:can|could) you do for\b/, 3],
    [/\bportfolio\b/, 2],
    [/^(?:services|solutions|offerings?)$/, 3],
  ],
  features: [
    [/\b(?:features?|functions?|functionality|capabilit(?:y|ies))\b/, 3],
    [/\b(?:includes?|included|inclusive|consists?|comes? with|(?:is|are) (?:a )?part of|contains?)\b/, 3],
    [/\bwhat (?:can|could) (?:the|your|an|a|this|that|it)\b.*\b(?:do|handle)\b/, 2],
  ],
  benefits: [
    [/\b(?:benefits?|advantages?|upsides?|gains?|pros|value)\b/, 3],
    [/\bwhy (?:should|would|do|might) (?:i|we|you|one|anyone|a)\b/, 2],
    [/\bwhat is (?:in it for|good about|great about|so good)\b/, 3],
    [/\bworth it\b/, 2],
    [/\bwhat (?:do|would|will) (?:i|we) get out\b/, 3],
  ],
  'use-cases': [
    [/\buse cases?\b/, 3],
    [/\bwhere\b.*\bused\b/, 3],
    [/\b(?:used?|using|good) (?:it |the \w+ |\w+ )?for\b/, 2],
    [/\bexamples?\b/, 2],
    [/\bapplications?\b/, 1],
  ],
  steps: [
    [/\b(?:steps?|phases?|stages?|roadmap|procedure|methodology)\b/, 3],
    [/\b(?:implement\w*|process) (?:process|work|look)\b/, 3],
    [/\b(?:walk|talk|take) (?:me|us) through\b/, 3],
    [
      /\bhow (?:do|does|would|will) (?:you|it|this|the|your|a)\b.*\b(?:work|go about|proceed|connect\w*)\b/,
      2,
    ],
    [/\bhow\b.*\bworks?$/, 3],
    [/\bhow (?:do|can|would|could|will) (?:i|we|you) (?:set|connect|link|implement|install|integrate)\b/, 2],
    [/\b(?:after|when|once) (?:i|we) (?:have )?(?:sign|start|join|order|buy)\b/, 3],
    [/\b(?:your|the|implementation) process\b(?! automation)/, 3],
    [/\bhow is\b.*\b(?:set up|done|built|installed|implemented)\b/, 3],
    [/\bwork(?:ing)? with you\b.*\blooks?\b/, 3],
    [/\bhow (?:do|would) (?:you|we) (?:run|handle|organi[sz]e|approach|manage)\b.*\bprojects?\b/, 3],
    [/\bget (?:\w+ ){1,2}(?:running|going|set up)\b/, 3],
  ],
  results: [
    [
      /\b(?:results?|outcomes?|achieve\w*|roi|return on investment|improve\w*|impact|numbers|figures|statistics|stats|metrics)\b/,
      3,
    ],
    [/\bhow much (?:faster|less|better|more|manual|analysis|work|do|does|can)\b/, 2],
    [/\b(?:percent|percentage)\b/, 2],
    [/\b(?:reduc\w+|cut|lower|decrease|go down|drop|fewer|less)\b/, 2],
    [/\b(?:does|do|did|will) it (?:even )?work$/, 3],
    [/\bprove it|\bproof\b|\bevidence\b/, 3],
  ],
  'time-saved': [
    [/\bhow (?:much|many) (?:\w+ ){0,2}(?:time|hours)\b/, 3],
    [/\bsav(?:e|es|ed|ing) (?:me |us |you |our |my |any |some |\w+ )?(?:time|hours)\b/, 3],
    [/\bsav(?:e|es|ed|ing) (?:\w+ ){1,2}(?:time|hours)\b/, 3],
    [/\bhours? (?:saved|a week|per week|weekly|every week)\b/, 3],
  ],
  problems: [
    [/\b(?:problems?|pain points?|challenges?|issues?) (?:do|does|can|are|will)\b/, 3],
    [/\b(?:what|which) (?:are (?:the |your )?)?(?:problems?|pain|challenges?)\b/, 3],
    [/\b(?:burn ?out|burn out|unused|never used?|missed appointments?|poor service|bad service)\b/, 3],
    [/\b(?:goes|go|going) (?:wrong|unused)\b/, 3],
    [/\bwhy (?:do|would|should) (?:i|we|you) (?:need|want|use) (?:ai|automation|this|it|you)\b/, 3],
    [
      /\bwhy (?:do|does|would|should) (?:(?:a|any|my|the) )?(?:company|companies|business|businesses|people|i care|we care|anyone care)\b/,
      3,
    ],
  ],
  industries: [
    [/\b(?:industr(?:y|ies)|sectors?|lines? of business|verticals?|branches|branch|niches?|trades?)\b/, 3],
    [/\bwho (?:do|are) you (?:work|help|serve|for|built|made)\b/, 3],
    [/\b(?:kinds?|types?|sorts?) of (?:business\w*|compan\w+|clients?|customers?|firms?)\b/, 3],
    [/\bwho is (?:it|this) for\b/, 3],
  ],
  integrations: [
    [/\b(?:integrations?|integrates?|compatible|plug ?ins?|connectors?|hook\w*)\b/, 2],
    [/\b(?:which|what) (?:\w+ )?(?:crms|systems?|platforms?|tools?|software)\b|\bwhich crm\b/, 3],
    [/\b(?:connect|connects|sync|syncs|integrate|integrates|link) (?:\w+ )?(?:with|to)\b/, 2],
    [/\b(?:it|this|that|bot|chatbot|assistant) works? with\b/, 2],
    [/\b(?:you|it|is) (?:support|supports|supported)\b/, 1],
  ],
  price: [
    [
      /\b(?:prices?|priced|pricing|costs?|costly|cheap|fees?|rates|expensive|budget|tariffs?|affordable|invest)\b/,
      3,
    ],
    [/\bhow much (?:is|are|would|will|do you|does it|money|for)\b/, 2],
    [/\b(?:charge|pay|spend)\b/, 3],
    [/\b(?:quote|quotation|estimate|price list|subscription)\b/, 2],
  ],
  promotion: [
    [/\b(?:discounts?|promotions?|promos?|special offers?|deals?|coupons?|vouchers?|bargains?)\b/, 3],
    [/\b(?:cheaper|percent off|money off)\b/, 3],
    [/\b(?:get|claim|use) (?:the|my|those) \d+(?: percent)?$/, 3],
    [/\b(?:the|your|current) offer\b/, 2],
    [/\boffers? (?:run|end|expire|valid|last)\w*/, 3],
    [/\bsave money\b/, 2],
  ],
  trial: [
    [/\b(?:try|test) (?:\w+ ){1,3}first\b/, 3],
    [/\b(?:try|test)\b.*\bbefore\b/, 3],
    [/\b(?:trial|try|test) (?:version|it|period|first|out|you|this)\b/, 3],
    [/\b(?:free trial|try out|trial)\b/, 3],
    [/\bfor free\b/, 2],
  ],
  demo: [
    [/\b(?:what|how)\b.*\bdemos?\b/, 2],
    [/\bdemonstrat\w+\b/, 2],
    [/\bsee it in action\b/, 3],
  ],
  contract: [
    [/\b(?:contracts?|commitment|cancel|cancellation|lock in|notice period|refunds?|money back)\b/, 3],
  ],
  consultation: [
    [/\b(?:what|how|is|does|why|who|costs?)\b.*\bconsultations?\b/, 3],
    [/\bconsultations?\b.*\b(?:free|cost|work|like)\b/, 3],
    [/\b(?:about|explain|describe)\b.*\bconsultations?\b/, 3],
    [/\bwhat happens (?:after|when|once) (?:i|we) (?:send|submit|fill)\b/, 3],
    [/\bwho (?:will )?(?:answers?|reads?|handles?) (?:my|our|the) (?:request|form|message)\b/, 3],
  ],
  'getting-started': [
    [/\b(?:get|getting) started\b/, 3],
    [
      /\b(?:how|where) (?:can|do|could|would|should) (?:i|we) (?:begin|start|sign|join|become|proceed|get going|order|buy)\b/,
      3,
    ],
    [/\b(?:sign up|signing up|register|enrol)\b/, 2],
    [/\bfirst step\b/, 3],
    [/\b(?:to start|to begin)\b/, 2],
    [/\bbecome a (?:client|customer)\b/, 3],
    [/\bnext step\b|\bwhat is next\b/, 3],
  ],
  phone: [
    [/\bnumbers?\b.*\b(?:ring|call|dial)\b/, 3],
    [/\b(?:phone|telephone|mobile|cell) numbers?\b/, 3],
    [/\byour (?:phone|telephone|mobile|number|hotline)\b/, 3],
    [
      /\b(?:reach|contact|get) (?:you|someone|somebody|the team) (?:by|on|over|via) (?:the )?(?:phone|telephone)\b/,
      3,
    ],
    [/\b(?:call|ring|dial|phone) (?:you|us|them|someone|the team)\b/, 3],
    [/\b(?:number|line) (?:can|do|should|to) (?:i|we|call|ring|dial)\b/, 3],
  ],
  email: [
    [/\bemails?\b|\byour mail\b/, 3],
    [/\b(?:mail|write|message) (?:to )?(?:you|the team|them)\b/, 3],
  ],
  contact: [
    [/\b(?:contact|reach|get in touch|get hold)\b/, 3],
    [/\bcontact (?:details|data|info|information)\b/, 3],
  ],
  location: [
    [/\b(?:offices?|headquarters?|located|location|based|postal|street|city|country)\b/, 3],
    [/\bwhere (?:are|is) (?:you|your)\b/, 3],
    [/\byour address\b/, 3],
    [/\bvisit you\b/, 3],
  ],
  'response-time': [
    [/\b(?:hear|heard|hearing) back\b/, 3],
    [
      /\bhow (?:soon|fast|quick|quickly|long)\b.*\b(?:answer|reply|replies|respond|response|call back|contact|get back)\b/,
      3,
    ],
    [/\b(?:answer|reply|respond)\b.*\b(?:soon|quickly|fast)\b/, 3],
    [/\bresponse times?\b/, 3],
    [/\bwhen (?:can|should|may|do) (?:i|we)\b.*\b(?:answer|reply|response|call)\b/, 3],
    [/\bwhen (?:will|do|does|would)\b.*\b(?:answer|reply|respond|call|contact|get back)\b/, 3],
  ],
  availability: [
    [/\b(?:opening|working|office|business) (?:hours|times)\b/, 3],
    [/\b(?:are|is|when)\b.*\bopen\b/, 3],
    [/\ba?round the clock\b/, 3],
    [/\b(?:what|which) hours\b|\b\d+ (?:am|pm)\b/, 3],
    [/\b(?:weekends?|sundays?|saturdays?|holidays?)\b/, 3],
    [/\b(?:nights?|overnight|24 7|after hours)\b/, 2],
    [/\b(?:available|availability)\b/, 2],
  ],
  duration: [
    [/\bhow (?:fast|quick|quickly|soon|long)\b(?! (?:has|have))/, 2],
    [/\b(?:set ?up|setup|go live|live|deploy\w*|implement\w*|launch|ready|running|install\w*|take)\b/, 1],
    [
      /\bwhen (?:can|could|will|would) (?:we|i|it|you|the \w+)\b.*\b(?:live|start|use|ready|launch|running|deploy\w*)\b/,
      3,
    ],
    [/\b(?:timeline|time frame|timeframe|lead time|turnaround|schedule look)\b/, 3],
    [/\bhow many (?:days|weeks|months)\b/, 3],
  ],
  clients: [
    [/\bhow many (?:\w+ ){0,2}(?:clients?|customers?|companies|businesses|users?|firms?)\b/, 3],
    [/\bwho else\b|\bnumber of (?:clients|customers|users)\b/, 3],
    [/\bhow (?:big|large) is your (?:client|customer) base\b/, 3],
    [/\b(?:trust|use) (?:you|this|it)\b/, 1],
  ],
  stories: [
    [/\b(?:case study|case studies|success story|success stories|story|stories)\b/, 3],
    [/\b(?:past|previous|earlier|other) (?:projects?|work|clients?|customers?)\b/, 3],
    [/\b(?:done|did|built) (?:this|it|that|something like this) before\b/, 3],
    [/\bwho (?:have|did) you (?:help|helped|work|worked)\b/, 3],
    [/\btrack record\b/, 3],
    [
      /\bwhat (?:did you do|you did|have you done|you have done)\b.*\b(?:others?|clients|customers|before)\b/,
      3,
    ],
    [/\bwho are your (?:\w+ )?(?:customers|clients)\b|\bwhat have you (?:built|done|made)\b/, 3],
    [/\b(?:experience|examples? of (?:past|your|projects?|work))\b/, 2],
  ],
  testimonials: [
    [/\b(?:testimonials?|reviews|references?|ratings?|feedback|recommendations?)\b/, 3],
    [/\b(?:clients?|customers?|people|users?|others?) (?:say|think|happy|satisfied|like|feel)\b/, 3],
    [/\brecommend (?:you|it|this)\b/, 3],
    [/\b(?:happy|satisfied) (?:clients?|customers?)\b/, 3],
    [/\b(?:say|says|think|thinks|opinion|said)\b/, 1],
  ],
  privacy: [
    [/\b(?:privacy|data protection|personal (?:data|information|details))\b/, 3],
    [/\b(?:happens?|do|does) (?:to|with) (?:my|our|the) (?:data|information|details|things|answers)\b/, 3],
    [
      /\b(?:share|store|keep|save|sell|record|use) (?:my|our|this|the|any)\b.*\b(?:data|information|details|call|conversation|voice)\b/,
      3,
    ],
    [/\b(?:is|are|am) (?:this|the|i|you|we)\b.*\b(?:recorded|recording)\b/, 3],
    [/\bi (?:write|type|enter|tell|say)\b/, 2],
    [
      /\b(?:happens|becomes|do) (?:to|with|of) (?:what|everything|anything|this|the conversation|the call)\b/,
      3,
    ],
    [/\bhow do you (?:treat|handle|use|protect|process)\b.*\b(?:data|information|details)\b/, 3],
    [/\b(?:is|are) (?:my|our) (?:data|information|details)\b/, 3],
    [/\b(?:becomes|happens) (?:of|to|with) (?:my|our)\b/, 3],
    [
      /\byou (?:record|store|save|keep|listen to) (?:the |my |our |this |these )?(?:calls?|conversations?|voices?)\b/,
      3,
    ],
    [/\b(?:anything|everything|this|call|conversation) (?:is |being )*recorded\b/, 3],
    [/\bwho\b.*\b(?:see|sees|access|gets)\b.*\b(?:my|our)\b/, 3],
    [/\b(?:save|record|keep|store|remember) (?:what|everything|anything|this|it)\b/, 3],
    [/\bdo (?:you|they) (?:store|keep|know|save|collect)\b.*\b(?:about|of) (?:me|us)\b/, 3],
  ],
  security: [
    [/\b(?:secure|security|encrypt\w*|hack\w*|breach\w*)\b/, 3],
    [/\b(?:safe|safely|safety)\b/, 3],
    [/\bwhere\b.*\b(?:stor\w+|host\w*|kept|servers?)\b/, 3],
  ],
  languages: [
    [/\blanguages? (?:do|does|can|are|is|spoken)\b/, 3],
    [/\b(?:which|what|other|many|more) languages?\b/, 3],
    [
      /\b(?:english|german|french|spanish|italian|dutch|polish|portuguese|arabic|hindi|chinese|mandarin|japanese|turkish|russian|multilingual)\b/,
      3,
    ],
  ],
  'skills-needed': [
    [
      /\b(?:technical|technically|programmers?|coding|developers?|it department|it team|it staff|engineers?)\b/,
      3,
    ],
    [/\b(?:skills?|know how|experts?|training)\b/, 2],
    [/\b(?:hard|difficult|complicated|easy|simple) to (?:use|learn|run|set|understand)\b/, 3],
  ],
  'support-after-launch': [
    [
      /\b(?:after|once|following|when) (?:the |it |we |i |you )*(?:launch|is live|go live|went live|live|deployment|goes live|are live|project)\b/,
      3,
    ],
    [/\b(?:afterwards|maintain|maintenance|aftercare|look(?:s|ed|ing)? after|ongoing)\b/, 3],
    [
      /\b(?:something|it|system|assistant|bot|chatbot|everything) (?:\w+ )?(?:breaks?|broken|fails?|crash\w*|goes down)\b/,
      3,
    ],
  ],
}

/** Words that change nothing about what is asked. */
const filler =
  /\b(?:please|then|exactly|anyway|right now|at the moment|here|actually|really|basically|again|now)\b ?/g

const atTheCompany = / (?:at|in|with|from) your company$/

/** The intents that the words point to, with their weights, the strongest first. */
export function questionsIn(said: string): { intent: QuestionIntent; weight: number }[] {
  const words = said.replace(filler, '').replace(atTheCompany, '').trim()
  return questionIntents
    .map((intent) => ({
      intent,
      weight: cues[intent].reduce((sum, [pattern, weight]) => (pattern.test(words) ? sum + weight : sum), 0),
    }))
    .filter(({ weight }) => weight > 1)
    .toSorted((one, other) => other.weight - one.weight)
}
