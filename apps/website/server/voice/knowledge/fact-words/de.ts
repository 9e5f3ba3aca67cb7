import type { FactWords } from './en.ts'

/* Names stand after a colon where a sentence would have to decline them. */

export const de: FactWords = {
  inside: (phrase) => phrase,
  quote: (text) => `„${text.replace(/^[„“]|[“”]$/g, '')}“`,
  within: (time) => `innerhalb von ${time}`,
  sampleFigure: ', ein Beispielwert',

  company: {
    legalName: (name, legal) => `Hinter ${name} steht das Unternehmen ${legal}.`,
    phone: (phone) => `Unsere Telefonnummer ist ${phone}.`,
    email: (email) => `Unsere E-Mail-Adresse ist ${email}.`,
    contact: (phone, email) =>
      `Sie können uns unter ${phone} anrufen, an ${email} schreiben oder das Formular ausfüllen.`,
    responseTime: (time) => `Sie hören innerhalb von ${time} von uns`,
    offer: (text) => `Es gibt ein Angebot: ${text}`,
    formChoices: (list) => `Im Formular können Sie wählen: ${list}.`,
    formFields: (list) => `Das Formular fragt nach diesen Angaben: ${list}.`,
    optional: (field) => `${field} (freiwillig)`,
    fields: {
      name: 'Ihr Name',
      email: 'Ihre E-Mail-Adresse',
      phone: 'Ihre Telefonnummer',
      company: 'Ihr Unternehmen',
      service: 'die Leistung',
      message: 'eine Nachricht',
    },
  },

  service: {
    means: (list) => `Das heißt: ${list}`,
    features: (name, list) => `${name}, das heißt: ${list}`,
    inShort: (name, text) => `${name}, kurz gesagt: ${text}`,
    onSite: (name, text) => `Auf unserer Website steht zu ${name}: ${text}`,
    comesWith: (name, list) => `Zu ${name} gehören: ${list}`,
    gives: (list) => `Ihre Vorteile: ${list}`,
    usedFor: (list) => `Gedacht ist es für: ${list}`,
    includes: (name, text) => `Zu ${name} gehört: ${text}`,
    benefit: (name, text) => `Mit ${name}: ${text}`,
    all: (list) => `Das bieten wir an: ${list}.`,
    besides: (list) => `Außerdem bieten wir an: ${list}.`,
  },

  page: {
    steps: (count, list) => `Es ${count === 1 ? 'gibt einen Schritt' : `gibt ${count} Schritte`}: ${list}.`,
    suits: (service, trade, text) => `${service} für ${trade}: ${text}`,
    names: (list) => `Auf unseren Seiten stehen: ${list}.`,
    isNoun: (name) =>
      !/^(?:zu|zum|zur|von|vom|an|am|aus|bei|für|mit|in|im|auf|über|Ihre?|unsere?)\b/i.test(name),
    worksWith: (name) => `Es arbeitet zusammen mit: ${name}.`,
    connects: (names, list) => `Es lässt sich verbinden mit: ${list(names)}.`,
    features: (name, list) => `Zu ${name}: ${list}`,
    fact: (name, text) => `Mit ${name}: ${text}`,
    includes: (list) => `Darin enthalten: ${list}`,
    people: (count, list) =>
      count === 1 ? `Das sind wir: ${list}.` : `Wir sind ${count} Menschen: ${list}.`,
    prices: 'Das sind unsere Preise.',
    isContract: /laufzeit|kündig|kündbar|vertrag|bindung/i,
    monthlyOrYearly: (monthly, yearly) => `${monthly} oder ${yearly}`,
    newest: (count, list) =>
      `${count === 1 ? 'Unser neuester Artikel ist' : 'Unsere neuesten Artikel sind'} ${list}.`,
  },

  proof: {
    sampleCustomer: (company) => `${company} (ein erfundenes Beispiel)`,
    afterSample: '',
    result: (text) => `Das Ergebnis: ${text}`,
    reached: (who, list) => `Das hat ${who} erreicht: ${list}.`,
    was: (who, text) => `${who}: ${text}`,
    says: (author, company, quote) => `${author} von ${company} sagt: ${quote}`,
    saysAs: (author, position, company, quote) => `${author}, ${position}, ${company}, sagt: ${quote}`,
    saysShort: (author, company, quote) => `${author} von ${company} sagt: ${quote}`,
    parts: (company, list) => `Im Einsatz bei ${company}: ${list}`,
    trend: (from, to, weeks) => `In ${weeks} Wochen von ${from} auf ${to}.`,
    at: (who, text) => `Bei ${who}: ${text}`,
    stories: (count, list) =>
      `Es gibt ${count === 1 ? 'eine Erfolgsgeschichte' : `${count} Erfolgsgeschichten`}: ${list}.`,
    story: (company, figure) => `${company} mit ${figure}`,
    it: 'Ergebnis',
    reaches: (name, figure) => `${name}: ${figure}`,
    durations: (isSample, list) =>
      `So war es in unseren ${isSample ? 'erfundenen ' : ''}Erfolgsgeschichten: ${list}.`,
    results: (isSample, list) => `Das wurde erreicht${isSample ? ', in Beispielwerten' : ''}: ${list}.`,
    problems: (isSample, list) => `Was sonst schiefgeht${isSample ? ', in Beispielwerten' : ''}: ${list}.`,
    sampleQuotes: 'Die Zitate auf dieser Website sind Beispiele.',
    samples: 'Die Erfolgsgeschichten und Zitate auf dieser Website sind Beispiele.',
    isTime: /\b(?:Stunden?|Std|h)\b/,
    timeSaved: (list) => `Das sind ${list}.`,
  },

  example: {
    conversation: (question, answer) =>
      `Im Beispiel auf unserer Website fragt jemand: ${question} Die Antwort: ${answer}`,
    sources: (list) => `Die Antworten stützen sich auf: ${list}.`,
    enquiry: (text, list) => `Im Beispiel wird aus ${text} ein Eintrag: ${list}.`,
    card: (title, column, text) => `Im Beispiel steht ${title} unter ${column}: ${text}`,
    reminder: (title, text) => `Eine Erinnerung lautet zum Beispiel (${title}): ${text}`,
    reply: (title, reply, result) => `Im Beispiel (${title}) antwortet jemand: ${reply} ${result}`,
    note: (list, reply) => `Darin steht: ${list}. Der Entwurf der Antwort: ${reply}`,
    change: (field, before, after) => `${field} von ${before} auf ${after}`,
    record: (title, list, undo) => `Im Beispiel, im Eintrag von ${title}: ${list}. ${undo}`,
    answer: (question, answer, list) =>
      `Im Beispiel lautet die Frage ${question} und die Antwort ${answer} Die Zahlen: ${list}.`,
    query: (query) => `Die Abfrage im Beispiel lautet ${query}`,
    steps: (list) => `Im Beispiel: ${list}.`,
    at: (time, text) => `um ${time} ${text}`,
    night: (list) => `Das geschah: ${list}.`,
    inNight: (time, text) => `In der Beispielnacht um ${time}: ${text}`,
  },

  office: {
    one: (address) => `Sie finden uns hier: ${address}.`,
    several: (count, addresses) => `Wir haben ${count} Standorte. ${addresses}`,
    phone: (office, phone) => `Die Telefonnummer von ${office} ist ${phone}.`,
    phoneThere: (phone) => `Die Telefonnummer dort ist ${phone}.`,
  },

  hours: {
    time: (hour, minute) => `${hour}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} Uhr`,
    days: (first, last) => `${first} bis ${last}`,
    onDays: (days, opens, closes) => `${days} von ${opens.replace(/ Uhr$/, '')} bis ${closes}`,
    fromTo: (opens, closes) => `von ${opens.replace(/ Uhr$/, '')} bis ${closes}`,
    all: (hours) => `Wir sind erreichbar: ${hours}.`,
    office: (office, hours) => `${office} hat geöffnet: ${hours}.`,
    openNow: (who, until) =>
      who === undefined
        ? `Ja, unser Team ist gerade da, bis ${until}.`
        : `Ja, ${who} hat gerade geöffnet, bis ${until}.`,
    closedNow: (who) =>
      who === undefined ? 'Nein, unser Team ist gerade nicht da.' : `Nein, ${who} hat gerade geschlossen.`,
    todayIs: (name) => (name === undefined ? 'Heute haben wir frei.' : `Heute ist ${name}.`),
    next: (day, time) => `Wir sind ${day} ab ${time} wieder für Sie da.`,
    yes: 'Ja',
    no: 'Nein',
    openOn: (who, day, times) =>
      `${day} ${who === undefined ? 'ist unser Team' : `hat ${who}`} ${times} ${who === undefined ? 'da' : 'geöffnet'}`,
    closedOn: (who, day) =>
      `${day} ${who === undefined ? 'ist unser Team nicht da' : `hat ${who} geschlossen`}`,
    daysOff: (who, list) =>
      `${who === undefined ? 'Wir haben' : `${who} hat`} an diesen Tagen geschlossen: ${list}.`,
    today: 'heute',
    tomorrow: 'morgen',
    on: (weekday) => `am ${weekday}`,
    onDate: (weekday, date) => `am ${weekday}, den ${date}`,
    onFeast: (name, date) => `am ${date}${name === undefined ? '' : ` (${name})`}`,
    dates: 'de',
  },
}
