import type { Cue } from './cue.ts'

/** How visitors ask about dealing with the company: prices, beginning, contact, data and care. */
export const dealingCues = {
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
} satisfies Record<string, readonly Cue[]>
