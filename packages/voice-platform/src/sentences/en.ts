/**
 * Everything that the assistant says in English. `dialogue`: by their ids, several to vary, with `{placeholders}`; a sentence with a
 * placeholder that has no value is not said, but the one whose id ends in `-here`, if there is one. An agency with a name for its
 * assistant gets those whose ids end in `-by-name`.
 */
export const en = {
  dialogue: {
    greeting:
      'Hello, I am the AI assistant at {agency}. I am not a person. Ask me about our services, or say: book {booking}.',
    'greeting-by-name':
      'Hello, I am {assistant}, the AI assistant at {agency}. I am not a person. Ask me anything about us, or say: book {booking}.',
    identity: [
      'I am the AI assistant at {agency}, a computer program and not a person.',
      'I am an AI, not a person: a computer program of {agency}.',
    ],
    'identity-by-name': [
      'I am {assistant}, the AI assistant at {agency}. I am a computer program, not a person.',
      'I am {assistant}, and I am an AI, not a person.',
    ],
    hello: ['Hello. What can I do for you?', 'Hello again. What would you like to know?'],
    'how-are-you': [
      'I am ready to help, thank you.',
      'Very well, thank you. A computer program never gets tired.',
    ],
    'line-check': ['Yes, I am here.', 'I can hear you.'],
    thanks: ['You are welcome.', 'My pleasure.', 'Any time.'],
    capabilities: 'You can ask me about our services and how to reach us, or leave a message for our team.',
    remark: ['I do my best.', 'Thank you for telling me.'],
    hesitate: ['Take your time.', 'No hurry.'],
    'all-right': ['All right.', 'Fine.'],
    'why-asked': 'The form asks for it so that our team can reach you.',
    'why-in-form': 'The form asks for it. If you would rather not say, say skip.',
    'why-required':
      'The form needs it before you can send it. Say skip to leave it blank now and fill it in there.',
    slower: 'I will keep it shorter.',
    'here-you-are': 'Here you are: {place}.',
    'wrong-number': ['No problem. Goodbye.', 'That happens. Goodbye.'],
    'what-else': ['Is there anything else?', 'What else would you like to know?'],
    'what-to-know': ['What would you like to know?', 'What can I tell you?'],
    'more-none': ['That is all I know about it.', 'I have nothing to add to that.'],
    again: ['Once more: {fact}', 'Again: {fact}'],
    unknown: [
      'I don’t know that. Our team does: {phone}.',
      'I don’t know that either, I am sorry. You can ask {reach}.',
      'That is something I don’t know. Those who do: {phone}.',
    ],
    'unknown-here': ['I don’t know that.', 'I don’t know that either.', 'Sorry, I don’t know.'],
    heard: [
      'I see. I am only the assistant of this website, and don’t know more than it says.',
      'I understand.',
      'Thank you for telling me.',
      'I see.',
    ],
    'unknown-trade': 'I don’t know of anything like that here. {about}',
    'unknown-world': [
      'I don’t know that: I only know this site.',
      'That is outside what I know. I don’t know about anything but this site.',
    ],
    which: 'Of which service: {list}?',
    offer: ['Shall I prepare {booking}?', 'Shall I put a request together for {booking}?'],
    article: [
      'We have an article on that, “{title}”: {description}',
      'There is an article on it, “{title}”: {description}',
    ],
    'offer-to-show': ['Shall I show you?', 'Shall I show it to you?'],
    'offer-note': ['Shall I write your question down for them?', 'I can note it for them, too. Shall I?'],
    'offer-heard': ['Shall I write that down for our team?', 'Shall I note that for them?'],
    reach: ['You reach our team at {reach}. {hours}', 'It is {reach}. {hours}'],
    'offer-call': ['Shall I have somebody call you back?', 'Shall I arrange a call back?'],
    human: [
      'I am an AI and cannot put you through. You can reach our team on {phone}. {hours}',
      'I cannot connect you myself, being an AI. Our number is {phone}. {hours}',
    ],
    'human-here': 'I am an AI and cannot put you through.',
    complaint: [
      'I am sorry about that. Please tell our team: {phone}. {hours}',
      'I am sorry. Our team should hear this: {phone}. {hours}',
    ],
    'complaint-here': 'I am sorry about that.',
    emergency:
      'If anyone is in danger, call the emergency services now: 112, 911 or 999. I am an AI and cannot call for help.',
    frustration: [
      'I am sorry. Please ask me once more, in other words.',
      'Sorry, I am only a program. Please say it again another way.',
    ],
    'frustration-in-form': [
      'I am sorry. You can skip any question by saying so.',
      'Sorry about that. Say stop whenever you have had enough; nothing is sent without you.',
    ],
    worry: [
      'I understand. Nothing is sent without you, and a person reads every request.',
      'That is a fair point. You decide what I note, and you send it yourself.',
    ],
    sympathy: [
      'I am very sorry to hear that. Take all the time you need.',
      'I am sorry. There is no hurry at all.',
    ],
    listening: [
      'I see. I am only a program, but I am listening.',
      'I understand.',
      'Thank you for telling me.',
    ],
    'small-talk': [
      'I am a program, so I would not know. I hope yours is a good day.',
      'I would like to tell you, but nothing happens to a program.',
    ],
    replaced: [
      'I understand that this is hard. I am a program and decide nothing; what becomes of a job, people decide.',
      'I have no good answer to that, and I am sorry. What a person does for others, I can’t do.',
    ],
    jobs: [
      'I know of no open position, I am afraid. Please write to {reach}, and good luck.',
      'That I don’t know, I am sorry. An application is best sent to {reach}.',
      'I can’t say more than that. Our team answers at {reach}. I wish you luck.',
    ],
    supplier: [
      'Thank you for the offer. I decide nothing here: please send it to {reach}.',
      'I can’t agree to anything. You reach the people who can at {reach}.',
      'I have no name or other number to give, I am sorry. Please write to {reach}.',
    ],
    press: [
      'I am an AI and no spokesperson, so please don’t quote me. Our team answers: {reach}. {hours}',
      'That I don’t know, and I must not guess. Please ask {reach}.',
      'I don’t know that, I am sorry. Our team answers such questions: {reach}.',
    ],
    guest: [
      'I am sorry. This is only the website of {agency}: I see no bookings or orders and can’t call anybody. Please ring the place itself; its number is in your confirmation.',
      'I am sorry, from here I can do nothing about it. Whoever took your booking or order can.',
      'I wish I could help you. Only the people you booked or ordered with can, I am sorry.',
    ],
    misplaced: [
      'I am afraid that is somebody else: you have reached the AI assistant of {agency}. {about}',
      'I only know {agency} and have no number of anybody else, I am sorry. You will find it on your papers, or with a search for the name.',
      'I don’t know, I am sorry. I hope you reach them soon.',
    ],
    customer: [
      'I am sorry. I am only the assistant on the website of {agency} and can’t see what happened. Our team can help: {phone}. {hours}',
      'I am sorry that I can’t do more from here. Please ask for a person: {reach}. {hours}',
      'I don’t know, and I don’t want to guess. That is for our team to answer: {reach}.',
    ],
    'look-up': [
      'I am only the assistant on the website of {agency}, and can’t see or change anything of yours. Our team can help: {phone}. {hours}',
      'From here I see nothing but this website, I am sorry. Please ask our team: {phone}. {hours}',
    ],
    'look-up-here': 'I am only the assistant of this website, and can’t see or change anything of yours.',
    refund: [
      'I can’t see or pay back anything. If you paid us, our team decides: {phone}. {hours} If not, please ask whoever you paid.',
      'I cannot pay anything back. Our team decides: {phone}. {hours}',
    ],
    'refund-here': 'Money is a matter for our team, I am afraid.',
    'not-interested': 'That is fine. Thank you for saying so. I am here if you have a question.',
    'just-looking': 'Of course, look around. Ask me whenever you like.',
    parting: [
      'Of course, no hurry. I am here whenever you like.',
      'That is fine. Ask me again whenever you like.',
    ],
    'wont-tell': [
      'I would if I knew, but I only know what is on this site. Our team knows more: {phone}.',
      'I am not hiding it, I don’t know. Ask our team on {phone}.',
    ],
    'wont-tell-here': 'I would if I knew. I only know what is on this site.',
    'who-can-tell': ['Our team can: {phone}. {hours}', 'The people on {phone} can. {hours}'],
    'who-can-tell-here': 'Our team can.',
    goodbye: 'Thank you for calling. Goodbye.',
    pending: 'Your request is not finished yet. Shall we go on? To leave it, say goodbye once more.',
    begin: 'Gladly. We fill in the form together, then you check it and send it yourself.',
    'begin-note': 'Gladly. I write it down, then you check it and send it yourself.',
    back: 'Good, we go on with what I have.',
    left: 'All right, I have stopped. Nothing is sent, and I keep what you told me in case you come back.',
    dropped: 'All right, I have stopped, and dropped what you told me for the form.',
    restarted: 'All right, we start again. I have dropped what you told me.',
    name: 'Thank you, {name}.',
    noted: 'Thank you.',
    got: 'I have {list}.',
    now: 'Now I have {list}.',
    wish: 'I add to the message: {wish}.',
    blank: 'All right, I will leave that blank. You can type it in the form.',
    removed: 'All right, I have taken that out.',
    'go-on': 'Go on, please.',
    'go-ahead': 'Go ahead, please.',
    missed: 'Sorry, I did not catch that.',
    'ask-own': 'What should I put for {label}?',
    'ask-own-choice': '{label}: {options}?',
    'ask-own-tick': '{label}: yes or no?',
    'filling-in':
      'I am filling in the form now. Please complete {fields} there. The button to send it is below the form.',
    'filling-in-here': 'I am filling in the form now. The button to send it is below the form.',
    'filling-in-as-it-is':
      'I am filling in the form as it is. Please complete {fields} there, and change what you like before you send it with the button below.',
    'filling-in-as-it-is-here':
      'I am filling in the form as it is. You can change all of it there before you send it with the button below.',
    'is-for': 'This is for {who}.',
    'is-service': 'The service is {service}.',
    'is-message': 'Your message is: {message}.',
    'your-name': 'Your name is {name}.',
    'your-email': 'Your e-mail address is {email}.',
    'your-phone': 'Your number is {phone}.',
    'your-company': 'Your company is {company}.',
    'your-service': 'The service is {service}.',
    'your-message': 'Your message is: {message}.',
    own: '{label}: {answer}.',
    'not-noted': 'I have not noted that yet.',
    from: '{name} from {company}',
    'company-only': 'somebody from {company}',
    'ask-name': [
      'What is your name?',
      'May I have your name?',
      'You can leave your name for the form: say skip. Or tell me now: what is your name?',
    ],
    'ask-last-name': 'And your family name?',
    'ask-first-name': 'And your first name?',
    'ask-email': [
      'What is your email address? You can spell it, or type it.',
      'Your email address, please?',
      'You can leave the email address for the form: say skip. Or type it now: what is your email address?',
    ],
    'ask-phone': [
      'What is your phone number?',
      'Which is the best phone number?',
      'You can leave the number for the form: say skip. Or tell me now: what is your phone number?',
    ],
    'ask-company': [
      'Which company are you with?',
      'Is there a company, and which one?',
      'You can leave the company for the form: say skip. Or tell me now: which company is it?',
    ],
    'ask-service': [
      'Which service is it about: {services}?',
      'Which service may I put down: {services}?',
      'You can leave it for the form: say skip. Or tell me now: which service is it, {services}?',
    ],
    'ask-message': [
      'Would you like to add a message? Say it now, or say no.',
      'Is there anything to add as a message?',
      'You can write the message in the form: say skip. Or would you like to add a message now?',
    ],
    'ask-check': [
      'Shall I fill in the form with this?',
      'Shall I fill in the form now?',
      'You can change it in the form, too. Shall I fill it in?',
    ],
    'ask-change': 'What shall I change: {names}?',
    'page-form-filled':
      'The form is filled in. Please check it, and press the button below it to send it. I never send it for you.',
    'page-form-failed': 'Sorry, I could not fill in the form. You can find it in the contact section.',
    'page-section-failed': 'Sorry, I could not take you there. You can find it in the menu of the page.',
    'page-page-failed': 'Sorry, I could not open the page. You can find it in the menu.',
    'times-offer': [
      '{kind}: I can offer {times}, {zone}. Which suits you?',
      '{kind}: {times}, {zone}. Which one would you like?',
    ],
    'times-offer-one': '{kind}: I can offer {times}, {zone}. Shall I take it?',
    'times-take':
      '{kind}: {time}, {zone}. I am opening the page with that time. Please check it there and press the button. I never book for you.',
    'times-taken': 'I am sorry, that time has just been taken. These are the nearest.',
    'times-not': 'Nothing is free then. These are the nearest.',
    'times-no-other': 'I have nothing else that is free.',
    'times-none': '{kind}: nothing is free at the moment. You can ask our team: {phone}.',
    'times-none-here': '{kind}: nothing is free at the moment.',
    'times-away': 'I can’t see the free times just now. Our team can: {phone}.',
    'times-away-here': 'I can’t see the free times just now.',
    'times-when': ['When would suit you?', 'Which day or time would be better?'],
    'times-by-link':
      'Only the link in your confirmation mail can move or cancel it, so that nobody else does. If you can’t find it, our team helps: {phone}.',
    'times-by-link-here':
      'Only the link in your confirmation mail can move or cancel it, so that nobody else does.',
    'page-time-failed':
      'Sorry, I could not open the page with that time. Please choose it on the page for appointments.',
    here: 'Here you are.',
    'not-known': 'I don’t know that, it is not on this site.',
  },
  /** What a call says whatever its dialogue is. */
  session: {
    notUnderstood: 'Sorry, I did not catch that. Could you say it in other words?',
    notUnderstoodAgain: 'I still did not understand. You can type your question as well.',
    notUnderstoodDictation: 'I did not catch that. Please type it, or say skip.',
    answerFailed: 'I am sorry, something went wrong on my side. Could you ask me again?',
    recognitionFailed: 'I am sorry, I could not hear you just now. Could you say that again, or type it?',
    stillThere: 'Are you still there?',
    silenceGoodbye:
      'I have not heard anything for a while, so I am hanging up. You can also send us the form. Goodbye!',
    timeIsUp:
      'Our time is up, so I have to end the call here. Please send us the form, and we will get back to you. Goodbye!',
  },
  /** What visitors book, and a time with its day; several days are joined by `or`. */
  phrases: {
    booking: 'a consultation',
    today: 'today, {day}',
    tomorrow: 'tomorrow, {day}',
    at: '{day} at {clock}',
    clock: '{clock}',
    or: '; or ',
  },
  /** What the fields of the form are called. */
  fields: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    company: 'company',
    service: 'service',
    message: 'message',
  },
  /** How signs are spoken. */
  signs: {
    at: 'at',
    '.': 'dot',
    _: 'underscore',
    '-': 'dash',
    '+': 'plus',
    '%': 'percent',
    allDay: 'twenty-four seven',
    moreThan: 'more than',
    seconds: 'seconds',
    hours: 'hours',
    minutes: 'minutes',
    times: 'times',
    outOf: 'out of',
    euros: 'euros',
    dollars: 'dollars',
    pounds: 'pounds',
    and: 'and',
  },
}

/** The sentences of a language: those of the English list, complete. One that varies there varies in each. */
export type Sentences = {
  readonly [Group in keyof typeof en]: {
    readonly [Id in keyof (typeof en)[Group]]: (typeof en)[Group][Id] extends string
      ? string
      : readonly string[]
  }
}
