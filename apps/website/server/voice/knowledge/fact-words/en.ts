/** An office by its name, or the team. */
type Who = string | undefined

const team = (who: Who): string => who ?? 'our team'
const state = (who: Who, isOpen: boolean): string =>
  who === undefined ? (isOpen ? 'there' : 'not there') : isOpen ? 'open' : 'closed'

/**
 * What stands around the texts of the content in what the assistant knows. Every argument is a text as it is said. A text may be a
 * noun, a sentence or a clause, in the singular or the plural, so it stands after a colon or as a sentence of its own, with its capital.
 */
export const en = {
  /** A name in the id of an example. */
  inId: (name: string) =>
    /^(?:\p{Lu}\p{Ll}+|A)(?![\p{L}\p{N}])/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  quote: (text: string) => `“${text.replace(/^“|”$/g, '')}”`,
  within: (time: string) => `within ${time}`,
  sampleFigure: ', a sample figure',

  company: {
    legalName: (legal: string) => `Our full name is ${legal}.`,
    phone: (phone: string) => `Our number is ${phone}.`,
    email: (email: string) => `Our e-mail address is ${email}.`,
    contact: (phone: string, email: string) => `You can call ${phone}, write to ${email}, or use the form.`,
    responseTime: (time: string) => `You hear from us within ${time}`,
    offer: (text: string) => `There is an offer: ${text}`,
    formChoices: (list: string) => `In the form you can choose: ${list}.`,
    formFields: (list: string) => `The form asks for: ${list}.`,
    optional: (field: string) => `${field} (optional)`,
  },

  service: {
    inShort: (name: string, text: string) => `${name}, in short: ${text}`,
    all: (list: string) => `We offer: ${list}.`,
    besides: (list: string) => `We also offer: ${list}.`,
  },

  page: {
    steps: (count: number, steps: string) =>
      `There ${count === 1 ? 'is one step' : `are ${count} steps`}: ${steps}`,
    suits: (service: string, trade: string, text: string) => `${service} for ${trade}: ${text}`,
    names: (list: string) => `On our pages you find: ${list}.`,
    includes: (parts: string) => `Included: ${parts}`,
    people: (count: number, list: string) =>
      `Our page names ${count === 1 ? 'one person' : `${count} people`}: ${list}.`,
    prices: 'These are our prices.',
    isContract: /\b(?:term|contract|cancel|notice|commit)/i,
    monthlyOrYearly: (monthly: string, yearly: string) => `${monthly}, or ${yearly}`,
    newest: (count: number, list: string) =>
      `Our newest ${count === 1 ? 'article is' : 'articles are'} ${list}.`,
  },

  proof: {
    sampleCustomer: (company: string) => `${company}, a sample customer`,
    result: (text: string) => `The result: ${text}`,
    trend: (from: string, to: string, weeks: number) => `It went from ${from} to ${to} in ${weeks} weeks.`,
    stories: (count: number, list: string) =>
      `There ${count === 1 ? 'is one story' : `are ${count} stories`}: ${list}.`,
    results: (isSample: boolean, list: string) =>
      `What has been reached${isSample ? ', in sample figures' : ''}: ${list}.`,
    problems: (isSample: boolean, list: string) =>
      `What goes wrong without it${isSample ? ', in sample figures' : ''}: ${list}.`,
    sampleQuotes: 'The quotes on this site are samples.',
    samples: 'The success stories and quotes on this site are samples.',
    /** Whether a figure tells hours that are saved. */
    savesTime: /\b(?:hours?|h)\b.*\b(?:sav\w+|less|fewer)\b|\b(?:sav\w+|less|fewer)\b.*\b(?:hours?|h)\b/i,
  },

  example: {
    conversation: (question: string, answer: string) =>
      `In the example on our site, the question is ${question} and the answer ${answer}`,
    sources: (list: string) => `The sources: ${list}`,
    enquiry: (text: string, list: string) => `In the example, ${text} becomes a record: ${list}.`,
    card: (title: string, column: string, text: string) =>
      `In the example, ${title} stands under ${column}: ${text}`,
    reminder: (title: string, text: string) => `A reminder reads, for example (${title}): ${text}`,
    reply: (title: string, reply: string, result: string) =>
      `In the example (${title}), somebody replies: ${reply} ${result}`,
    draft: (reply: string) => `The draft reply: ${reply}`,
    change: (field: string, before: string, after: string) => `${field} from ${before} to ${after}`,
    record: (title: string, list: string, undo: string) =>
      `In the example record of ${title}: ${list}. ${undo}`,
    answer: (question: string, answer: string, list: string) =>
      `In the example, the question is ${question} and the answer ${answer} The numbers: ${list}.`,
    query: (query: string) => `The query of the example is ${query}`,
    steps: (list: string) => `In the example: ${list}.`,
    inNight: (time: string, text: string) => `In the example night, at ${time}: ${text}`,
  },

  office: {
    where: (count: number, addresses: string) =>
      `You find us ${count === 1 ? 'here' : `in ${count} places`}. ${addresses}`,
    phone: (office: string, phone: string) => `The phone number for ${office} is ${phone}.`,
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
