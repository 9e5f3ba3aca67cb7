import type { Cue } from './cue.ts'

/** How visitors ask about dealing with the company: prices, beginning, contact and care. */
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
    [/\b(?:an|any|the|your|current|running) offers?\b(?! (?:to|for) (?:do|automate))/, 3],
    [/\b(?:something|anything|money|percent|bit) off\b/, 3],
    [
      /\boffers? (?:\w+ )?(?:end|ends|expire|expires|over|valid|last|lasts|still)\b|\b(?:end|expiry|deadline) of (?:the|your) offer\b/,
      3,
    ],
    [
      /\b(?:discounts?|promotions?|promos?|special offers?|(?<!who )deals?(?! with)|coupons?|vouchers?|bargains?)\b/,
      3,
    ],
    [/\b(?:cheaper|percent off|money off)\b/, 3],
    [/\b(?:get|claim|use) (?:the|my|those) \d+(?: percent)?$/, 3],
    [/\b(?:the|your|current) offer\b/, 2],
    [/\boffers? (?:run|end|expire|valid|last)\w*/, 3],
    [/\bsave money\b/, 2],
  ],
  trial: [
    [
      /\b(?:see|check|find out) (?:if|whether) (?:it|this) works\b|\bbefore (?:we |i )?(?:pay|paying|buy|buying|sign|signing|decid\w+|commit\w*)\b/,
      3,
    ],
    [/\b(?:i|we|one|customers?) (?:can|could|may) (?:try|test)\b|\bdemo version\b/, 3],
    [/\b(?:try|test|trying|testing)\b.*\bfor free\b/, 3],
    [/\b(?:try|trying) (?:before|out)\b|\bsample (?:version|account)\b|\bpilot (?:project|phase)?\b/, 3],
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
    [
      /\b(?:what|how)\b.*\b(?:first|initial|free|intro\w*|discovery) (?:call|talk|meeting|conversation|session)\b/,
      3,
    ],
    [/\b(?:after|once|when) (?:i|we) (?:book|booked|ask for|request|have booked)\b/, 3],
    [/\b(?:what|how|is|does|why|who|costs?)\b.*\bconsultations?\b/, 3],
    [/\bconsultations?\b.*\b(?:free|cost|work|like)\b/, 3],
    [/\b(?:about|explain|describe)\b.*\bconsultations?\b/, 3],
    [/\bwhat happens (?:after|when|once) (?:i|we) (?:send|submit|fill)\b/, 3],
    [/\bwho (?:will )?(?:answers?|reads?|handles?) (?:my|our|the) (?:request|form|message)\b/, 3],
  ],
  'getting-started': [
    [/\b(?:i am|we are) (?:\w+ )?interested\b(?! in\b)|\bwhat now$/, 3],
    [
      /\bget (?:going|moving|on board|onboard)\b|\b(?:want|ready|like) to (?:start|begin|sign|buy|order|join)\b/,
      3,
    ],
    [/\bwhere (?:do|can|should|could) (?:i|we) (?:sign|register|order|buy|apply|start|begin|enter)\b/, 3],
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
    [/\bdo you have (?:a|any) (?:phone|telephone|hotline|number)\b/, 3],
    [/^(?:the |a |your )?(?:phone|telephone|hotline|mobile|number)(?: number)?$/, 3],
    [/\b(?:dial|ring you|phone you|call you|give you a (?:call|ring))\b/, 3],
    [/\b(?:on|over|by|via) (?:the )?(?:phone|telephone)\b.*\b(?:you|team)\b/, 2],
    [/\bnumbers?\b.*\b(?:ring|call|dial)\b/, 3],
    [/(?<!\b(?:my|our) )\b(?:phone|telephone|mobile|cell) numbers?\b/, 3],
    [/\byour (?:phone|telephone|mobile|number|hotline)\b/, 3],
    [
      /\b(?:reach|contact|get) (?:you|someone|somebody|the team) (?:by|on|over|via) (?:the )?(?:phone|telephone)\b/,
      3,
    ],
    [/\b(?:call|ring|dial|phone) (?:you|us|them|someone|the team)\b/, 3],
    [/\b(?:number|line) (?:can|do|should|to) (?:i|we|call|ring|dial)\b/, 3],
  ],
  email: [
    [/\bwhere (?:do|can|should|could|may) (?:i|we) (?:write|mail|send)\b/, 3],
    [
      /\b(?:your|the|an?|which|what|by|via|send|company|contact|support|sales) (?:\w+ )?(?:email|mail)\b(?! (?:and|or) (?:chat|phone)|.*\bcustomers?\b)/,
      3,
    ],
    [
      /^emails?(?: address)?$|(?<!\b(?:my|our|his|her|their) )\bemail (?:address|you|them)\b|\bemail\b.*\b(?:you|your company)$/,
      3,
    ],
    [/\bdrop you (?:a|an|some) (?:line|note|message|email|mail)\b/, 3],
    [/\b(?:mail|write|message) (?:to )?(?:you|the team|them)\b/, 3],
  ],
  contact: [
    [/\b(?:get|getting) (?:hold of|through to|to) (?:you|someone|somebody|the team)\b/, 3],
    [
      /\b(?:talk|speak|write) to (?:you|someone)\b.*\bhow\b|\bhow (?:can|do|could) (?:i|we) (?:talk|speak|write) to (?:you|someone|somebody)\b/,
      3,
    ],
    [/\b(?:(?<!\bsame )contact(?! form)|reach|get in touch|get hold)\b/, 3],
    [/\bcontact (?:details|data|info|information)\b/, 3],
  ],
  location: [
    [/\b(?:offices?|headquarters?|located|location|based|postal|street|city|country)\b/, 3],
    [/\bwhere (?:are|is) (?:you|your)\b/, 3],
    [/\byour address\b/, 3],
    [/\bvisit you\b/, 3],
  ],
  'response-time': [
    [/\b(?:hear|heard) (?:back |something |anything )?(?:from|this|today|tomorrow|soon)\b/, 3],
    [
      /\bhow (?:long|soon|fast|quick|quickly)\b.*\b(?:someone|somebody|anyone|you|team|person|people)\b.*\b(?:answers?|repl(?:y|ies)|responds?|calls?|writes?|gets?|reacts?|comes?)\b/,
      3,
    ],
    [/\bhow long (?:do|will|must|would|should) (?:i|we) (?:have to )?wait\b/, 3],
    [/\b(?:hear|heard|hearing) back\b/, 3],
    [
      /\bhow (?:soon|fast|quick|quickly|long)\b.*\b(?:answer|reply|replies|respond|response|call back|contact|get back)\b/,
      3,
    ],
    [/\b(?:answer|reply|respond)\b.*\b(?:soon|quickly|fast)\b/, 3],
    [/\b(?:response|reply|answer) times?\b/, 3],
    [/\bwhen (?:can|should|may|do) (?:i|we)\b.*\b(?:answer|reply|response|call)\b/, 3],
    [/\bwhen (?:will|do|does|would)\b.*\b(?:answer|reply|respond|call|contact|get back)\b/, 3],
  ],
  availability: [
    [/\bwhen (?:is|are|does|do) (?:your|the) (?:team|office|people|staff)\b/, 3],
    [
      /\b(?:reach|contact|call|talk to|get)\b.*\b(?:on|at|in) (?:the )?(?:weekends?|sundays?|saturdays?|mondays?|fridays?|evenings?|nights?|holidays?)\b/,
      3,
    ],
    [/\b(?:your|the) hours$|^hours$/, 3],
    [
      /\b(?:time|when) (?:do|does|are) (?:you|your company|the office|the team) (?:open|close|closed|there|start|finish|work|reachable)\b/,
      3,
    ],
    [
      /\b(?:anyone|anybody|somebody|someone|people|you) (?:there|in|around|reachable|working) (?:on|at|in|during|after|before)\b/,
      3,
    ],
    [
      /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|bank holidays?|christmas|easter|evenings?)\b/,
      2,
    ],
    [/\b(?:asleep|sleep|sleeping)\b/, 2],
    [/\b(?:opening|working|office|business) (?:hours|times)\b/, 3],
    [/\b(?:are|is|when)\b.*\bopen\b/, 3],
    [/\ba?round the clock\b/, 3],
    [/\b(?:what|which) hours\b|\b\d+ (?:am|pm)\b/, 3],
    [/\b(?:weekends?|sundays?|saturdays?|holidays?)\b/, 3],
    [/\b(?:nights?|overnight|24 7|after hours)\b/, 2],
    [/\b(?:available|availability)\b/, 2],
  ],
  duration: [
    [/\bhow many (?:days|weeks|months)\b.*\b(?:until|till|before|result|live|start|ready)\b/, 3],
    [
      /\b(?:can|could) (?:you|we|i) (?:start|begin) (?:this|next|right|today|tomorrow|immediately|soon|now)\b/,
      3,
    ],
    [/\bhow long (?:before|until|till|does it take|will it take|would it take)\b/, 3],
    [/\b(?:are|can|could|will|would) (?:you|it|this) (?:be )?(?:really )?(?:fast|quick|quickly)\b/, 3],
    [
      /\bhow (?:soon|fast|quick|quickly|long)\b.*\b(?:start|use|using|have it|get it|go|begin|deliver|build|built|done|finished|up and running|working)\b/,
      3,
    ],
    [
      /\b(?:how (?:quick|fast|speedy) (?:are|is|can|could|would) (?:you|it|this|your company)|need (?:it|this) (?:\w+ )?(?:yesterday|now|today|soon|quickly|urgently|fast))\b/,
      3,
    ],
    [/\bhow (?:fast|quick|quickly|soon|long)\b(?! (?:has|have))/, 2],
    [/\b(?:set ?up|setup|go live|live|deploy\w*|implement\w*|launch|ready|running|install\w*|take)\b/, 1],
    [
      /\bwhen (?:can|could|will|would) (?:we|i|it|you|the \w+)\b.*\b(?:live|start|use|ready|launch|running|deploy\w*)\b/,
      3,
    ],
    [/\b(?:timeline|time frame|timeframe|lead time|turnaround|schedule look)\b/, 3],
    [/\bhow many (?:days|weeks|months)\b/, 3],
  ],
  languages: [
    [/\blanguages? (?:do|does|can|are|is|spoken)\b/, 3],
    [/\b(?:which|what|other|many|more) languages?\b/, 3],
    [
      /\b(?:(?<!\b(?:plain|simple) )english|german|french|spanish|italian|dutch|polish|portuguese|arabic|hindi|chinese|mandarin|japanese|turkish|russian|multilingual)\b/,
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
