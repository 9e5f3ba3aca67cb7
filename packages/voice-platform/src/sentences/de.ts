import type { Sentences } from './en.ts'

/** Everything that the assistant says in German. */
export const de: Sentences = {
  dialogue: {
    greeting:
      'Guten Tag, hier ist die KI-Assistenz von {agency}. Ich bin kein Mensch. Fragen Sie mich etwas zu unseren Leistungen, oder sagen Sie, dass Sie {booking} möchten.',
    'greeting-by-name':
      'Guten Tag, hier ist {assistant}, die KI-Assistenz von {agency}. Ich bin kein Mensch. Fragen Sie mich, was Sie wissen möchten, oder sagen Sie, dass Sie {booking} möchten.',
    identity: [
      'Ich bin die KI-Assistenz von {agency}, ein Computerprogramm und kein Mensch.',
      'Ich bin eine KI und kein Mensch: ein Computerprogramm von {agency}.',
    ],
    'identity-by-name': [
      'Ich bin {assistant}, die KI-Assistenz von {agency}. Ich bin ein Computerprogramm und kein Mensch.',
      'Ich bin {assistant}, eine KI und kein Mensch.',
    ],
    hello: ['Guten Tag. Was kann ich für Sie tun?', 'Noch einmal guten Tag. Was möchten Sie wissen?'],
    'how-are-you': [
      'Danke der Nachfrage. Ich helfe Ihnen gern.',
      'Sehr gut, danke. Ein Computerprogramm wird nie müde.',
    ],
    'line-check': ['Ja, ich bin da.', 'Ich höre Sie.'],
    thanks: ['Gern geschehen.', 'Sehr gern.', 'Dafür bin ich da.'],
    capabilities:
      'Sie können mich nach unseren Leistungen fragen und danach, wie Sie uns erreichen, oder eine Nachricht für unser Team hinterlassen.',
    remark: ['Ich gebe mir Mühe.', 'Danke für die Rückmeldung.'],
    hesitate: ['Lassen Sie sich Zeit.', 'Kein Problem, es eilt nicht.'],
    'all-right': ['In Ordnung.', 'Gut.'],
    'why-asked': 'Das Formular fragt danach, damit unser Team Sie erreichen kann.',
    'why-in-form': 'Das Formular fragt danach. Wenn Sie es nicht sagen möchten, überspringen wir es.',
    'why-required':
      'Ohne diese Angabe lässt sich das Formular nicht abschicken. Wir können sie jetzt überspringen, und Sie tragen sie dort ein.',
    slower: 'Ich fasse mich kürzer.',
    'here-you-are': 'Bitte sehr: {place}.',
    'wrong-number': ['Kein Problem. Auf Wiederhören.', 'Das kann passieren. Auf Wiederhören.'],
    'what-else': ['Kann ich sonst noch etwas für Sie tun?', 'Was möchten Sie noch wissen?'],
    'what-to-know': ['Was möchten Sie wissen?', 'Womit kann ich Ihnen helfen?'],
    'more-none': ['Mehr weiß ich darüber nicht.', 'Dem kann ich nichts hinzufügen.'],
    again: ['Noch einmal: {fact}', 'Ich wiederhole: {fact}'],
    unknown: [
      'Das weiß ich nicht. Unser Team hilft Ihnen gern weiter: {phone}.',
      'Auch das weiß ich leider nicht. Fragen können Sie {reach}.',
      'Das weiß ich nicht. Wer es weiß: {phone}.',
    ],
    'unknown-here': ['Das weiß ich nicht.', 'Auch das weiß ich nicht.', 'Das weiß ich leider nicht.'],
    heard: [
      'Ich verstehe. Ich bin nur der Assistent dieser Website und weiß nicht mehr, als hier steht.',
      'Das verstehe ich.',
      'Danke, dass Sie mir das sagen.',
      'Ich verstehe.',
    ],
    'unknown-trade': 'Davon weiß ich hier nichts. {about}',
    'unknown-world': [
      'Das weiß ich nicht: Ich kenne nur diese Website.',
      'Da kann ich nicht helfen. Ich weiß nur, was auf dieser Website steht.',
    ],
    which: 'Um welche Leistung geht es: {list}?',
    offer: ['Soll ich {booking} für Sie anfragen?', 'Soll ich eine Anfrage für {booking} vorbereiten?'],
    article: [
      'Dazu haben wir einen Artikel, „{title}“: {description}',
      'Es gibt einen Artikel darüber, „{title}“: {description}',
    ],
    'offer-to-show': ['Soll ich Ihnen die Seite zeigen?', 'Möchten Sie sie sehen?'],
    'offer-note': ['Soll ich Ihre Frage für unser Team notieren?', 'Ich kann auch das notieren. Soll ich?'],
    'offer-heard': ['Soll ich das für unser Team notieren?', 'Soll ich das weitergeben?'],
    reach: ['Unser Team erreichen Sie unter {reach}. {hours}', 'Das ist {reach}. {hours}'],
    'offer-call': ['Soll ich um einen Rückruf bitten?', 'Möchten Sie, dass wir Sie zurückrufen?'],
    human: [
      'Ich bin eine KI und kann Sie nicht verbinden. Unser Team erreichen Sie unter {phone}. {hours}',
      'Als KI kann ich Sie leider nicht durchstellen. Unsere Nummer ist {phone}. {hours}',
    ],
    'human-here': 'Ich bin eine KI und kann Sie nicht verbinden.',
    complaint: [
      'Das tut mir leid. Bitte sagen Sie es unserem Team: {phone}. {hours}',
      'Das bedaure ich. Unser Team sollte davon wissen: {phone}. {hours}',
    ],
    'complaint-here': 'Das tut mir leid.',
    emergency:
      'Wenn jemand in Gefahr ist, wählen Sie bitte sofort den Notruf 112, oder 110 für die Polizei. Ich bin eine KI und kann keine Hilfe rufen.',
    frustration: [
      'Entschuldigung. Bitte fragen Sie mich noch einmal, mit anderen Worten.',
      'Es tut mir leid, ich bin nur ein Programm. Bitte sagen Sie es noch einmal anders.',
    ],
    'frustration-in-form': [
      'Entschuldigung. Sie können jede Frage überspringen. Sagen Sie es einfach.',
      'Das tut mir leid. Sie können jederzeit abbrechen. Abschicken können nur Sie selbst.',
    ],
    worry: [
      'Das verstehe ich. Abschicken können nur Sie selbst, und jede Anfrage liest ein Mensch.',
      'Ein berechtigter Einwand. Sie bestimmen, was ich notiere, und schicken es selbst ab.',
    ],
    sympathy: [
      'Das tut mir sehr leid. Nehmen Sie sich alle Zeit, die Sie brauchen.',
      'Das tut mir leid. Es eilt überhaupt nicht.',
    ],
    listening: [
      'Ich bin nur ein Programm, aber ich höre zu.',
      'Das verstehe ich.',
      'Danke, dass Sie mir das erzählen.',
    ],
    'small-talk': [
      'Das kann ich als Programm nicht sagen. Ich hoffe, Sie haben einen guten Tag.',
      'Davon würde ich gern erzählen, aber ein Programm erlebt nichts.',
    ],
    replaced: [
      'Ich verstehe, dass das schwer ist. Ich bin ein Programm und entscheide nichts; über Arbeitsplätze entscheiden Menschen.',
      'Darauf habe ich leider keine gute Antwort. Was ein Mensch für andere tut, kann ich nicht leisten.',
    ],
    jobs: [
      'Von einer offenen Stelle weiß ich leider nichts. Unser Team erreichen Sie unter {reach}. Viel Glück!',
      'Das weiß ich leider nicht. Nach Bewerbungen fragen Sie am besten unter {reach}.',
      'Mehr kann ich dazu nicht sagen. Unser Team antwortet Ihnen: {reach}. Ich wünsche Ihnen viel Glück.',
    ],
    supplier: [
      'Danke für das Angebot. Ich entscheide hier nichts. Wenden Sie sich bitte an unser Team: {reach}.',
      'Zusagen kann ich nichts. Wer das entscheidet, ist unter {reach} zu erreichen.',
      'Einen Namen oder eine andere Nummer habe ich leider nicht. Unser Team erreichen Sie unter {reach}.',
    ],
    press: [
      'Ich bin eine KI und spreche nicht für das Unternehmen, zitieren Sie mich also bitte nicht. Unser Team antwortet Ihnen: {reach}. {hours}',
      'Das weiß ich nicht, und raten darf ich nicht. Fragen Sie bitte unser Team: {reach}.',
      'Das weiß ich leider nicht. Solche Fragen beantwortet unser Team: {reach}.',
    ],
    guest: [
      'Das tut mir leid. Hier ist nur die Website von {agency}: Ich sehe weder Buchungen noch Bestellungen und kann niemanden anrufen. Rufen Sie bitte selbst dort an; die Nummer steht in Ihrer Bestätigung.',
      'Es tut mir leid, von hier aus kann ich nichts tun. Helfen kann, wer Ihre Buchung oder Bestellung angenommen hat.',
      'Ich würde gern helfen. Das können nur die Leute, bei denen Sie gebucht oder bestellt haben.',
    ],
    misplaced: [
      'Ich fürchte, Sie wollten jemand anderen erreichen: Hier ist der KI-Assistent von {agency}. {about}',
      'Ich kenne nur {agency} und habe leider keine andere Nummer. Sie steht sicher in Ihren Unterlagen.',
      'Das weiß ich leider nicht. Hoffentlich erreichen Sie dort bald jemanden.',
    ],
    customer: [
      'Das tut mir leid. Ich bin nur der Assistent auf der Website von {agency} und sehe nicht, was passiert ist. Unser Team hilft Ihnen: {phone}. {hours}',
      'Es tut mir leid, dass ich von hier aus nicht mehr tun kann. Bitte verlangen Sie einen Menschen: {reach}. {hours}',
      'Das weiß ich nicht, und raten möchte ich nicht. Das muss unser Team beantworten: {reach}.',
    ],
    'look-up': [
      'Ich bin nur der Assistent auf der Website von {agency} und kann von Ihren Angelegenheiten nichts sehen oder ändern. Unser Team hilft Ihnen: {phone}. {hours}',
      'Von hier aus sehe ich leider nur diese Website. Fragen Sie bitte unser Team: {phone}. {hours}',
    ],
    'look-up-here':
      'Ich bin nur der Assistent dieser Website und kann von Ihren Angelegenheiten nichts sehen oder ändern.',
    refund: [
      'Ich kann keine Zahlung sehen oder erstatten. Wenn Sie an uns gezahlt haben, entscheidet unser Team: {phone}. {hours} Sonst fragen Sie bitte dort, wo Sie gezahlt haben.',
      'Ich kann nichts zurückzahlen. Darüber entscheidet unser Team: {phone}. {hours}',
    ],
    'refund-here': 'Über Geld entscheidet unser Team.',
    'not-interested': 'In Ordnung, danke für die offenen Worte. Wenn Sie eine Frage haben, bin ich da.',
    'just-looking': 'Natürlich, sehen Sie sich in Ruhe um. Wenn Sie etwas wissen möchten, fragen Sie mich.',
    parting: [
      'Natürlich, es eilt nicht. Ich bin da, wann immer Sie möchten.',
      'In Ordnung. Melden Sie sich, wann immer Sie möchten.',
    ],
    'wont-tell': [
      'Ich würde es Ihnen sagen, wenn ich es wüsste: Ich kenne nur diese Website. Unser Team weiß mehr: {phone}.',
      'Ich verschweige nichts, ich weiß es wirklich nicht. Fragen Sie unser Team unter {phone}.',
    ],
    'wont-tell-here': 'Ich würde es Ihnen sagen, wenn ich es wüsste. Ich kenne nur diese Website.',
    'who-can-tell': ['Unser Team: {phone}. {hours}', 'Das erfahren Sie unter {phone}. {hours}'],
    'who-can-tell-here': 'Unser Team.',
    goodbye: 'Vielen Dank für Ihren Anruf. Auf Wiederhören.',
    pending:
      'Ihre Anfrage ist noch nicht fertig. Machen wir weiter? Wenn Sie aufhören möchten, verabschieden Sie sich einfach noch einmal.',
    begin: 'Gern. Wir füllen das Formular gemeinsam aus, danach prüfen Sie es und schicken es selbst ab.',
    'begin-note': 'Gern. Ich schreibe es auf, danach prüfen Sie es und schicken es selbst ab.',
    back: 'Gut, wir machen da weiter, wo wir waren.',
    left: 'In Ordnung, ich höre auf. Nichts wird abgeschickt, und Ihre Angaben behalte ich, falls Sie weitermachen möchten.',
    dropped: 'In Ordnung, ich höre auf und habe Ihre Angaben verworfen.',
    restarted: 'In Ordnung, wir fangen noch einmal an. Ihre Angaben habe ich verworfen.',
    name: 'Danke, {name}.',
    noted: 'Danke.',
    got: 'Ich habe notiert: {list}.',
    now: 'Jetzt habe ich notiert: {list}.',
    wish: 'Ich schreibe in die Nachricht: {wish}.',
    blank: 'In Ordnung, das bleibt leer. Sie können es im Formular noch eintragen.',
    removed: 'In Ordnung, das habe ich gestrichen.',
    'go-on': 'Bitte sprechen Sie weiter.',
    'go-ahead': 'Ja, bitte.',
    missed: 'Entschuldigung, das habe ich nicht verstanden.',
    'ask-own': 'Was darf ich hier eintragen: {label}?',
    'ask-own-choice': '{label}: {options}?',
    'ask-own-tick': '{label}: ja oder nein?',
    'filling-in':
      'Ich fülle jetzt das Formular aus. Bitte ergänzen Sie dort noch: {fields}. Der Knopf zum Abschicken ist unter dem Formular.',
    'filling-in-here': 'Ich fülle jetzt das Formular aus. Der Knopf zum Abschicken ist unter dem Formular.',
    'filling-in-as-it-is':
      'Ich fülle das Formular so weit aus, wie wir gekommen sind. Bitte ergänzen Sie dort noch: {fields}. Ändern Sie, was Sie möchten, bevor Sie es mit dem Knopf darunter abschicken.',
    'filling-in-as-it-is-here':
      'Ich fülle das Formular so weit aus, wie wir gekommen sind. Sie können dort alles ändern, bevor Sie es mit dem Knopf darunter abschicken.',
    'is-for': 'Die Anfrage ist von: {who}.',
    'is-service': 'Es geht um: {service}.',
    'is-message': 'Ihre Nachricht lautet: {message}.',
    'your-name': 'Ihr Name ist {name}.',
    'your-email': 'Ihre E-Mail-Adresse ist {email}.',
    'your-phone': 'Ihre Telefonnummer ist {phone}.',
    'your-company': 'Ihr Unternehmen ist {company}.',
    'your-service': 'Es geht um: {service}.',
    'your-message': 'Ihre Nachricht lautet: {message}.',
    own: '{label}: {answer}.',
    'not-noted': 'Das habe ich noch nicht notiert.',
    from: '{name}, {company}',
    'company-only': '{company}',
    'ask-name': [
      'Wie ist Ihr Name?',
      'Darf ich Ihren Namen notieren?',
      'Sie können den Namen auch später im Formular eintragen. Oder sagen Sie ihn mir jetzt: Wie ist Ihr Name?',
    ],
    'ask-last-name': 'Und Ihr Nachname?',
    'ask-first-name': 'Und Ihr Vorname?',
    'ask-email': [
      'Wie lautet Ihre E-Mail-Adresse? Sie können sie buchstabieren oder eintippen.',
      'Und Ihre E-Mail-Adresse, bitte?',
      'Sie können die E-Mail-Adresse auch später im Formular eintragen. Oder tippen Sie sie jetzt ein: Wie lautet Ihre E-Mail-Adresse?',
    ],
    'ask-phone': [
      'Unter welcher Telefonnummer erreichen wir Sie?',
      'Welche Telefonnummer passt am besten?',
      'Sie können die Nummer auch später im Formular eintragen. Oder sagen Sie sie mir jetzt: Wie lautet Ihre Telefonnummer?',
    ],
    'ask-company': [
      'Für welches Unternehmen rufen Sie an?',
      'Gibt es ein Unternehmen, und wie heißt es?',
      'Sie können das Unternehmen auch später im Formular eintragen. Oder sagen Sie es mir jetzt: Wie heißt es?',
    ],
    'ask-service': [
      'Um welche Leistung geht es: {services}?',
      'Welche Leistung darf ich eintragen: {services}?',
      'Das können Sie auch später im Formular auswählen. Oder sagen Sie es mir jetzt: {services}?',
    ],
    'ask-message': [
      'Möchten Sie noch eine Nachricht hinzufügen? Sagen Sie sie jetzt, oder sagen Sie nein.',
      'Gibt es noch etwas, das in die Nachricht soll?',
      'Sie können die Nachricht auch später ins Formular schreiben. Oder möchten Sie jetzt etwas hinzufügen?',
    ],
    'ask-check': [
      'Soll ich das Formular so ausfüllen?',
      'Soll ich das Formular jetzt ausfüllen?',
      'Sie können im Formular noch alles ändern. Soll ich es ausfüllen?',
    ],
    'ask-change': 'Was soll ich ändern: {names}?',
    'page-form-filled':
      'Das Formular ist ausgefüllt. Bitte prüfen Sie es, und schicken Sie es mit dem Knopf darunter ab. Ich schicke nie etwas für Sie ab.',
    'page-form-failed':
      'Entschuldigung, ich konnte das Formular nicht ausfüllen. Sie finden es im Abschnitt Kontakt.',
    'page-section-failed':
      'Entschuldigung, dorthin konnte ich Sie nicht bringen. Sie finden es im Menü der Seite.',
    'page-page-failed': 'Entschuldigung, die Seite konnte ich nicht öffnen. Sie finden sie im Menü.',
    'times-offer': [
      '{kind}: Frei wäre {times}, {zone}. Was passt Ihnen?',
      '{kind}: {times}, {zone}. Welcher Termin soll es sein?',
    ],
    'times-offer-one': '{kind}: Frei wäre {times}, {zone}. Passt Ihnen das?',
    'times-take':
      '{kind}: {time}, {zone}. Ich öffne die Seite mit diesem Termin. Bitte prüfen Sie ihn dort und drücken Sie den Knopf. Ich buche nichts für Sie.',
    'times-taken': 'Dieser Termin wurde leider gerade vergeben. Das sind die nächsten.',
    'times-not': 'Da ist leider nichts frei. Das sind die nächsten Termine.',
    'times-no-other': 'Etwas anderes habe ich leider nicht frei.',
    'times-none': '{kind}: Zurzeit ist leider nichts frei. Sie können unser Team fragen: {phone}.',
    'times-none-here': '{kind}: Zurzeit ist leider nichts frei.',
    'times-away': 'Die freien Termine kann ich gerade nicht sehen. Fragen Sie bitte unser Team: {phone}.',
    'times-away-here': 'Die freien Termine kann ich gerade nicht sehen.',
    'times-when': ['Wann würde es Ihnen passen?', 'Welcher Tag oder welche Uhrzeit wäre besser?'],
    'times-by-link':
      'Verlegen oder absagen können Sie den Termin nur über den Link in Ihrer Bestätigung, damit es sonst niemand tut. Wenn Sie die E-Mail nicht finden, hilft unser Team: {phone}.',
    'times-by-link-here':
      'Verlegen oder absagen können Sie den Termin nur über den Link in der E-Mail mit Ihrer Bestätigung, damit es sonst niemand tut.',
    'page-time-failed':
      'Entschuldigung, die Seite mit diesem Termin konnte ich nicht öffnen. Bitte wählen Sie ihn auf der Terminseite aus.',
    here: 'Bitte sehr.',
    'not-known': 'Das weiß ich nicht, das steht nicht auf dieser Website.',
  },
  session: {
    notUnderstood: 'Entschuldigung, das habe ich nicht verstanden. Können Sie es anders sagen?',
    notUnderstoodAgain: 'Ich habe es noch immer nicht verstanden. Sie können Ihre Frage auch eintippen.',
    notUnderstoodDictation:
      'Das habe ich nicht verstanden. Bitte tippen Sie es ein, oder sagen Sie: überspringen.',
    answerFailed: 'Entschuldigung, bei mir ist etwas schiefgegangen. Können Sie das noch einmal fragen?',
    recognitionFailed:
      'Entschuldigung, ich konnte Sie gerade nicht hören. Bitte sagen Sie es noch einmal, oder tippen Sie es ein.',
    stillThere: 'Sind Sie noch da?',
    silenceGoodbye:
      'Ich habe eine Weile nichts gehört und lege deshalb auf. Sie können uns auch das Formular schicken. Auf Wiederhören!',
    timeIsUp:
      'Unsere Zeit ist um, deshalb muss ich das Gespräch hier beenden. Bitte schicken Sie uns das Formular, wir melden uns bei Ihnen. Auf Wiederhören!',
  },
  phrases: {
    booking: 'eine Beratung',
    today: 'heute, {day}',
    tomorrow: 'morgen, {day}',
    at: '{day}, um {clock}',
    clock: '{clock} Uhr',
    or: '; oder ',
  },
  fields: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    company: 'Unternehmen',
    service: 'Leistung',
    message: 'Nachricht',
  },
  signs: {
    at: 'ät',
    '.': 'Punkt',
    _: 'Unterstrich',
    '-': 'Bindestrich',
    '+': 'plus',
    '%': 'Prozent',
    allDay: 'rund um die Uhr',
    moreThan: 'mehr als',
    seconds: 'Sekunden',
    hours: 'Stunden',
    minutes: 'Minuten',
    times: 'mal',
    outOf: 'von',
    euros: 'Euro',
    dollars: 'Dollar',
    pounds: 'Pfund',
    and: 'und',
  },
}
