import type { Cue } from './cue.ts'

/** How visitors ask whether they can trust the company: with data, with answers, with money. */
export const trustCues = {
  privacy: [
    [/\bwhere (?:does|do|will) (?:my|our|the) (?:request|message|form|data|details)\b/, 3],
    [
      /\b(?:my|our) (?:\w+ )?(?:number|address|name|email)\b.*\b(?:safe|private|confidential|secret|shared|sold)\b/,
      3,
    ],
    [
      /\b(?:form|request|contact) (?:data|details|information)\b|\b(?:sees?|reads?|gets?|receives?) (?:my|our) (?:request|form|message|data|details)\b/,
      3,
    ],
    [/\b(?:pass|passes|give|gives|hand|share|sell|forward) (?:on |out |away )?(?:my|our)\b/, 3],
    [
      /\b(?:share|sell|give|pass|hand|forward)\w* (?:\w+ ){0,3}(?:data|details|information|address|number|email)\b/,
      3,
    ],
    [
      /\b(?:after|when|once) (?:i|we) (?:send|submit|fill|leave|give|enter)\b.*\b(?:data|details|information|form)\b/,
      2,
    ],
    [/\b(?:details|data|information)\b.*\b(?:after|when|once) (?:i|we)\b/, 3],
    [/\b(?:privacy|data protection|personal (?:data|information|details))\b/, 3],
    [/\b(?:happens?|do|does) (?:to|with) (?:my|our|the) (?:data|information|details|things|answers)\b/, 3],
    [/\b(?:share|store|keep|save|sell|use) (?:my|our|this|the|any)\b.*\b(?:data|information|details)\b/, 3],
    [/\bi (?:write|type|enter|tell|say)\b/, 2],
    [/\bhow do you (?:treat|handle|use|protect|process)\b.*\b(?:data|information|details)\b/, 3],
    [/\b(?:is|are) (?:my|our) (?:data|information|details)\b/, 3],
    [/\b(?:becomes|happens) (?:of|to|with) (?:my|our)\b/, 3],
    [/\bwho\b.*\b(?:see|sees|access|gets)\b.*\b(?:my|our)\b/, 3],
    [/\bdo (?:you|they) (?:store|keep|know|save|collect)\b.*\b(?:about|of) (?:me|us)\b/, 3],
  ],
  security: [
    [/\b(?:secure|security|encrypt\w*|hack\w*|breach\w*)\b/, 3],
    [/\b(?:safe|safely|safety)\b/, 3],
    [/\bwhere\b.*\b(?:stor\w+|host\w*|kept|servers?)\b/, 3],
  ],
  recording: [
    [/\bwho (?:\w+ )?(?:hears?|listens?)\b/, 3],
    [/\b(?:save|record|keep|store|remember) (?:what|everything|anything|this|it)\b/, 3],
    [/\b(?:anything|everything|this|call|conversation) (?:is |being )*recorded\b/, 3],
    [
      /\byou (?:record|store|save|keep|listen to) (?:the |my |our |this |these )?(?:calls?|conversations?|voices?)\b/,
      3,
    ],
    [
      /\b(?:happens|becomes|do) (?:to|with|of) (?:what|everything|anything|this|the conversation|the call)\b/,
      3,
    ],
    [/\b(?:is|are|am) (?:this|the|i|you|we)\b.*\b(?:recorded|recording)\b/, 3],
    [
      /\b(?:record|recorded|recording|records)\b.*\b(?:me|this|call|calls|conversation|voice|us|everything|anything)\b/,
      3,
    ],
    [
      /\b(?:call|conversation|chat|talk|everything|anything|voice|this)\b.*\b(?:recorded|saved|stored|kept|logged|written down|taped)\b/,
      3,
    ],
    [/\b(?:listens?|listening) (?:in|to (?:me|us|this))\b|\b(?:transcripts?|tape|taping)\b/, 3],
    [
      /\b(?:save|keep|store|record|remember) (?:what|everything|anything) (?:\w+ )?(?:i|we|you) (?:say|said|talk|hear)\b/,
      3,
    ],
    [/\b(?:what|everything) i (?:say|said|tell you)\b/, 2],
  ],
  'data-rights': [
    [
      /\b(?:see|know|find out|ask) what (?:you|your company) (?:store|stores|keep|keeps|have|hold|holds|know|knows) (?:about|on|of) (?:me|us)\b/,
      3,
    ],
    [
      /\b(?:what|which data) (?:\w+ )?(?:you|your company) (?:store|keep|have|hold|know) (?:about|on|of) (?:me|us)\b/,
      3,
    ],
    [
      /\b(?:delete|deleted|deletion|remove|removed|erase|erased|forget|correct|correction|copy|access)\b.*\b(?:my|our|me|us)\b(?: \w+)? (?:data|details|information|records?|request|name|entry)\b/,
      3,
    ],
    [
      /\b(?:my|our) (?:\w+ )?(?:data|details|information|records?|request|entry)\b.*\b(?:deleted?|removed?|erased?|corrected|gone|wiped)\b/,
      3,
    ],
    [
      /\bright to be forgotten\b|\bwhat (?:\w+ )?(?:do|does) (?:you|your company) (?:know|have|hold|store|keep) (?:about|on) (?:me|us)\b/,
      3,
    ],
  ],
  'if-unhappy': [
    [/\b(?:any|the|what|is there(?: a)?) risks?\b/, 3],
    [
      /\b(?:not|never) (?:\w+ )?(?:happy|satisfied|pleased|convinced|content|good enough)\b|\b(?:unhappy|dissatisfied|disappointed|disappoints)\b/,
      3,
    ],
    [
      /\b(?:if|when|should)\b.*\b(?:does not|do not|did not|will not|fails? to|never) (?:\w+ )?(?:work|help|deliver|perform|like it|meet|save|bring|pay off|earn)\b/,
      3,
    ],
    [/\b(?:waste of (?:time|money)|what is the risk|risk free|at my (?:own )?risk|money back|refunds?)\b/, 3],
  ],
  'hand-over': [
    [
      /\b(?:wants?|asks? for|needs?|prefers?|gets?|fetch(?:es)?|calls? in|involves?) (?:to (?:talk|speak) to )?(?:a |an |our |my )?(?:human|person|colleague|real person|member of staff)\b/,
      3,
    ],
    [/\b(?:hard|difficult|tricky|complicated|complex) (?:questions|cases|customers|problems|requests)\b/, 3],
    [
      /\b(?:person|human|someone|somebody|people|staff|team|colleague|agent|employee|operator|we|i)s? (?:can |could |will |would |to |still )?(?:\w+ )?(?:takes? over|steps? in|jump in|take control|intervene)\b/,
      3,
    ],
    [
      /\b(?:person|human|someone|somebody|people|staff|team|colleague|agent|employee)s? (?:\w+ ){0,2}(?:brought in|called in|involved|added|asked|fetched)\b/,
      3,
    ],
    [
      /\bescalat\w+|\bhand(?:ed|ing|s)? (?:\w+ )?(?:over|off)\b(?!.*\bsummary\b)|\b(?:pass|passed|passes|forward|forwards|forwarded|transfer|transfers|transferred) (?:\w+ ){0,3}(?:on )?to (?:a|an|our|my|the|your)\b/,
      3,
    ],
    [
      /\b(?:it|bot|assistant|chatbot|ai|machine|robot|program) (?:\w+ ){0,2}not (?:\w+ )?(?:answer|help|understand|know)\b|\b(?:it|bot|assistant|chatbot|ai) (?:\w+ )?(?:gets?|is) (?:stuck|lost|confused|stumped)\b/,
      3,
    ],
    [
      /\b(?:customer|client|caller|person|people|it|things?)s? (?:\w+ ){0,2}(?:gets?|is|are|becomes?) (?:\w+ )?(?:angry|upset|difficult|hard|complicated|tricky)\b/,
      3,
    ],
  ],
  accuracy: [
    [/\b(?:it|bot|assistant|chatbot|ai)\b(?: \w+){0,2} invent\b/, 3],
    [/\b(?:make|makes|making|made) (?:\w+ ){1,2}up\b/, 3],
    [/\b(?:hallucinat\w+|fabricat\w+|invents?|inventing|nonsense|rubbish|bullshit)\b/, 3],
    [/\b(?:lies?|lying|mistakes?|errors?)\b/, 2],
    [
      /\b(?:says?|tells?|gives?|answers?|writes?|saying|telling|giving)\b(?: \w+){0,4} (?:wrong|false|incorrect|untrue|inaccurate)\b/,
      3,
    ],
    [/\b(?:wrong|false|incorrect|untrue|inaccurate) (?:answers?|information|replies|things)\b/, 3],
    [/\b(?:reliable|trustworthy|dependable|accurate|accuracy|reliability)\b/, 3],
    [
      /\b(?:can|could|should|may) (?:i|we|one|you|customers?) (?:really )?(?:trust|rely on|believe) (?:what|it|the)\b/,
      3,
    ],
    [/\b(?:are|is) (?:the |its |his )?answers? (?:\w+ )?(?:right|correct|true)\b/, 3],
  ],
} satisfies Record<string, readonly Cue[]>
