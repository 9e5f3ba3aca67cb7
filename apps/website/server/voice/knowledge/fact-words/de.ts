import type { FactWords } from './en.ts'

export const de: FactWords = {
  inId: (name) => name,
  quote: (text) => `„${text.replace(/^[„“]|[“”]$/g, '')}“`,
  within: (time) => `innerhalb von ${time}`,
  sampleFigure: ', ein Beispielwert',

  company: {
    legalName: (legal) => `Unser vollständiger Name ist ${legal}.`,
    phone: (phone) => `Unsere Telefonnummer ist ${phone}.`,
    email: (email) => `Unsere E-Mail-Adresse ist ${email}.`,
    contact: (phone, email) =>
      `Sie können uns unter ${phone} anrufen, an ${email} schreiben oder das Formular ausfüllen.`,
    responseTime: (time) => `Sie hören innerhalb von ${time} von uns`,
    offer: (text) => `Es gibt ein Angebot: ${text}`,
    formChoices: (list) => `Im Formular können Sie wählen: ${list}.`,
    formFields: (list) => `Das Formular fragt nach diesen Angaben: ${list}.`,
    optional: (field) => `${field} (freiwillig)`,
  },

  service: {
    inShort: (name, text) => `${name}, kurz gesagt: ${text}`,
    all: (list) => `Das bieten wir an: ${list}.`,
    besides: (list) => `Außerdem bieten wir an: ${list}.`,
  },

  page: {
    steps: (count, steps) => `Es ${count === 1 ? 'gibt einen Schritt' : `gibt ${count} Schritte`}: ${steps}`,
    suits: (service, trade, text) => `${service} für ${trade}: ${text}`,
    names: (list) => `Auf unseren Seiten stehen: ${list}.`,
    includes: (parts) => `Darin enthalten: ${parts}`,
    people: (count, list) =>
      `Unsere Seite nennt ${count === 1 ? 'einen Menschen' : `${count} Menschen`}: ${list}.`,
    prices: 'Das sind unsere Preise.',
    isContract: /laufzeit|kündig|kündbar|vertrag|bindung/i,
    monthlyOrYearly: (monthly, yearly) => `${monthly} oder ${yearly}`,
    newest: (count, list) =>
      `${count === 1 ? 'Unser neuester Artikel ist' : 'Unsere neuesten Artikel sind'} ${list}.`,
  },

  proof: {
    sampleCustomer: (company) => `${company} (ein erfundenes Beispiel)`,
    result: (text) => `Das Ergebnis: ${text}`,
    trend: (from, to, weeks) => `In ${weeks} Wochen von ${from} auf ${to}.`,
    stories: (count, list) =>
      `Es gibt ${count === 1 ? 'eine Erfolgsgeschichte' : `${count} Erfolgsgeschichten`}: ${list}.`,
    results: (isSample, list) => `Das wurde erreicht${isSample ? ', in Beispielwerten' : ''}: ${list}.`,
    problems: (isSample, list) => `Was sonst schiefgeht${isSample ? ', in Beispielwerten' : ''}: ${list}.`,
    sampleQuotes: 'Die Zitate auf dieser Website sind Beispiele.',
    samples: 'Die Erfolgsgeschichten und Zitate auf dieser Website sind Beispiele.',
    savesTime: /\b(?:Stunden?|Std|h)\b.*(?:spar|weniger)|(?:spar|weniger).*\b(?:Stunden?|Std|h)\b/i,
  },

  example: {
    conversation: (question, answer) =>
      `Im Beispiel auf unserer Website fragt jemand: ${question} Die Antwort: ${answer}`,
    sources: (list) => `Die Quellen: ${list}`,
    enquiry: (text, list) => `Im Beispiel wird aus ${text} ein Eintrag: ${list}.`,
    card: (title, column, text) => `Im Beispiel steht ${title} unter ${column}: ${text}`,
    reminder: (title, text) => `Eine Erinnerung lautet zum Beispiel (${title}): ${text}`,
    reply: (title, reply, result) => `Im Beispiel (${title}) antwortet jemand: ${reply} ${result}`,
    draft: (reply) => `Der Entwurf der Antwort: ${reply}`,
    change: (field, before, after) => `${field} von ${before} auf ${after}`,
    record: (title, list, undo) => `Im Beispiel, im Eintrag von ${title}: ${list}. ${undo}`,
    answer: (question, answer, list) =>
      `Im Beispiel lautet die Frage ${question} und die Antwort ${answer} Die Zahlen: ${list}.`,
    query: (query) => `Die Abfrage im Beispiel lautet ${query}`,
    steps: (list) => `Im Beispiel: ${list}.`,
    inNight: (time, text) => `In der Beispielnacht um ${time}: ${text}`,
  },

  office: {
    where: (count, addresses) => `Sie finden uns ${count === 1 ? 'hier' : `an ${count} Orten`}. ${addresses}`,
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
