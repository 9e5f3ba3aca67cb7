/** An office by its name, or the team. */
type Who = string | undefined

const team = (who: Who): string => who ?? 'our team'
const state = (who: Who, isOpen: boolean): string =>
  who === undefined ? (isOpen ? 'there' : 'not there') : isOpen ? 'open' : 'closed'

/** A phrase in the middle of a sentence: "Waiting list" becomes "waiting list", "GDPR papers" stays. */
const inside = (phrase: string): string =>
  /^(?:\p{Lu}\p{Ll}+|A)(?![\p{L}\p{N}])/u.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase

/** What stands around the texts of the content in what the assistant knows. Every argument is a text as it is said. */
export const en = {
  inside,
  quote: (text: string) => `“${text.replace(/^“|”$/g, '')}”`,
  within: (time: string) => `within ${time}`,
  sampleFigure: ', a sample figure',

  company: {
    legalName: (name: string, legal: string) => `The company behind ${name} is ${legal}.`,
    phone: (phone: string) => `Our number is ${phone}.`,
    email: (email: string) => `Our e-mail address is ${email}.`,
    contact: (phone: string, email: string) => `You can call ${phone}, write to ${email}, or use the form.`,
    responseTime: (time: string) => `You hear from us within ${time}`,
    offer: (text: string) => `There is an offer: ${text}`,
    formChoices: (list: string) => `In the form you choose between ${list}.`,
    formFields: (list: string) => `The form asks for ${list}.`,
    optional: (field: string) => `${field} if you like`,
    fields: {
      name: 'your name',
      email: 'e-mail',
      phone: 'phone',
      company: 'company',
      service: 'the service',
      message: 'a message',
    },
  },

  service: {
    means: (list: string) => `That means ${list}`,
    features: (name: string, list: string) => `${name} means: ${list}`,
    inShort: (name: string, text: string) => `${name}, in short: ${text}`,
    onSite: (name: string, text: string) => `For ${inside(name)}, our site says: ${text}`,
    comesWith: (name: string, list: string) => `${name} comes with ${list}`,
    gives: (list: string) => `What you get from it: ${list}`,
    usedFor: (list: string) => `It is used for ${list}`,
    includes: (name: string, text: string) => `${name} includes ${text}`,
    benefit: (name: string, text: string) => `With ${inside(name)}: ${text}`,
    all: (list: string) => `We offer ${list}.`,
    besides: (list: string) => `Besides these, we offer ${list}.`,
  },

  page: {
    steps: (count: number, list: string) => `There are ${count} steps: ${list}.`,
    suits: (service: string, trade: string, text: string) => `${service} suits ${trade}: ${text}`,
    names: (list: string) => `Our pages name ${list}.`,
    /** Whether a name can stand in a sentence: "HubSpot" can, "To you" cannot. */
    isNoun: (name: string) => !/^(?:to|from|by|for|with|in|on|at|of|your?|our)\b/i.test(name),
    worksWith: (name: string) => `It works with ${name.replace(/^Custom/, 'a custom')}.`,
    connects: (names: readonly string[], list: (items: readonly string[]) => string) =>
      `It connects to ${list(names.map((name) => name.replace(/^Custom/, 'custom')))}.`,
    features: (name: string, list: string) => `For ${name}: ${list}`,
    fact: (name: string, text: string) => `With ${name}: ${text}`,
    includes: (list: string) => `It includes ${list}`,
    people: (count: number, list: string) =>
      count === 1 ? `We are one person: ${list}.` : `We are ${count} people: ${list}.`,
    prices: 'These are our prices.',
    isContract: /\b(?:term|contract|cancel|notice|commit)/i,
    monthlyOrYearly: (monthly: string, yearly: string) => `${monthly}, or ${yearly}`,
    newest: (count: number, list: string) =>
      `Our newest ${count === 1 ? 'article is' : 'articles are'} ${list}.`,
  },

  proof: {
    sampleCustomer: (company: string) => `${company}, a sample customer`,
    afterSample: ',',
    result: (text: string) => `The result: ${text}`,
    reached: (who: string, list: string) => `${who} reached ${list}.`,
    was: (who: string, text: string) => `${who} was ${text}`,
    says: (author: string, company: string, quote: string) => `${author}, of ${company}, says: ${quote}`,
    saysAs: (author: string, position: string, company: string, quote: string) =>
      `${author}, ${position} at ${company}, says: ${quote}`,
    saysShort: (author: string, company: string, quote: string) => `${author} of ${company} says: ${quote}`,
    parts: (company: string, list: string) => `Put to work at ${company}: ${list}`,
    trend: (from: string, to: string, weeks: number) => `It went from ${from} to ${to} in ${weeks} weeks.`,
    at: (who: string, text: string) => `At ${who}: ${text}`,
    stories: (count: number, list: string) =>
      `There ${count === 1 ? 'is one story' : `are ${count} stories`}: ${list}.`,
    story: (company: string, figure: string) => `${company}, with ${figure}`,
    it: 'It',
    reaches: (name: string, figure: string) => `${name} reaches ${figure}`,
    durations: (isSample: boolean, list: string) => `In our ${isSample ? 'sample ' : ''}stories, ${list}.`,
    results: (isSample: boolean, list: string) =>
      `What has been reached${isSample ? ', in sample figures' : ''}: ${list}.`,
    problems: (isSample: boolean, list: string) =>
      `What goes wrong without it${isSample ? ', in sample figures' : ''}: ${list}.`,
    sampleQuotes: 'The quotes on this site are samples.',
    samples: 'The success stories and quotes on this site are samples.',
    isTime: /\b(?:hours?|h)\b/,
    timeSaved: (list: string) => `It is ${list}.`,
  },

  example: {
    conversation: (question: string, answer: string) =>
      `In the example on our site, a customer asks ${question} and the assistant answers ${answer}`,
    sources: (list: string) => `The answers rest on ${list}.`,
    enquiry: (text: string, list: string) => `In the example, ${text} becomes a record: ${list}.`,
    card: (title: string, column: string, text: string) =>
      `In the example, ${title} stands under ${column}: ${text}`,
    reminder: (title: string, text: string) => `A reminder reads, for example (${title}): ${text}`,
    reply: (title: string, reply: string, result: string) =>
      `In the example (${title}), somebody replies ${reply} ${result}`,
    note: (list: string, reply: string) => `It says ${list}. The draft reply: ${reply}`,
    change: (field: string, before: string, after: string) => `${field} from ${before} to ${after}`,
    record: (title: string, list: string, undo: string) =>
      `In the example record of ${title}: ${list}. ${undo}`,
    answer: (question: string, answer: string, list: string) =>
      `In the example, the question is ${question} and the answer ${answer} The numbers: ${list}.`,
    query: (query: string) => `The query of the example is ${query}`,
    steps: (list: string) => `In the example: ${list}.`,
    at: (time: string, text: string) => `at ${time}, ${text}`,
    night: (list: string) => `It was: ${list}.`,
    inNight: (time: string, text: string) => `In the example night, at ${time}: ${text}`,
  },

  office: {
    one: (address: string) => `Our office is in ${address}.`,
    several: (count: number, addresses: string) => `We have ${count} offices. ${addresses}`,
    phone: (office: string, phone: string) => `The number of ${office} is ${phone}.`,
    phoneThere: (phone: string) => `The number there is ${phone}.`,
  },

  hours: {
    /** A time of the day, on a clock of 24 hours. */
    time(hour: number, minute: number): string {
      if (minute === 0 && hour % 24 === 0) return 'midnight'
      if (minute === 0 && hour === 12) return 'noon'
      return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`
    },
    days: (first: string, last: string) => `${first} to ${last}`,
    onDays: (days: string, opens: string, closes: string) => `${days}, ${opens} to ${closes}`,
    fromTo: (opens: string, closes: string) => `from ${opens} to ${closes}`,
    all: (hours: string) => `Our hours are ${hours}.`,
    office: (office: string, hours: string) => `${office} is open ${hours}.`,
    openNow: (who: Who, until: string) => `Yes, ${team(who)} is ${state(who, true)} now, until ${until}.`,
    closedNow: (who: Who) => `No, ${team(who)} is ${state(who, false)} right now.`,
    todayIs: (name: string | undefined) => `Today is ${name ?? 'a day off'}.`,
    next: (day: string, time: string) => `The next time is ${day} at ${time}.`,
    yes: 'Yes',
    no: 'No',
    openOn: (who: Who, day: string, times: string) => `${team(who)} is ${state(who, true)} ${day} ${times}`,
    closedOn: (who: Who, day: string) => `${team(who)} is ${state(who, false)} ${day}`,
    daysOff: (who: Who, list: string) => `${who === undefined ? 'We are' : `${who} is`} closed on ${list}.`,
    today: 'today',
    tomorrow: 'tomorrow',
    on: (weekday: string) => `on ${weekday}`,
    onDate: (weekday: string, date: string) => `on ${weekday}, ${date}`,
    onFeast: (name: string | undefined, date: string) => `on ${name === undefined ? '' : `${name}, `}${date}`,
    /** For dates without a year. */
    dates: 'en-US',
  },
}

export type FactWords = typeof en
