import type { ConversationPage } from '#agency/schema/service-pages.ts'

/** The words of the page of guest messaging. */
export const customerSupport: ConversationPage = {
  layout: 'conversation',
  hero: {
    title: 'Der Gast vor der Tür bekommt eine Antwort.',
    lead: 'Ein Nachtportier, der Ihre Hausmappe und Ihre Buchungen gelesen hat. Er schickt den Code, erklärt den Aufzug, bucht das Frühstück und klingelt bei Ihnen, wenn ein Mensch gebraucht wird.',
    action: 'Zwei Probenächte buchen',
    secondary: 'Was er kann',
  },
  note: {
    title: 'Was Sie um sechs vorfinden',
    text: 'Ein kurzer Bericht der Nacht: wer angekommen ist, wer worum gebeten hat, und die eine Sache, die auf Sie wartet.',
    caption: 'Beispiel: der Bericht eines ruhigen Dienstags',
    heading: 'Guten Morgen, Wilhelmine',
    from: 'Nacht von Dienstag auf Mittwoch',
    rows: [
      { name: 'Anreisen', text: 'Zwei nach Mitternacht, beide auf ihren Zimmern' },
      { name: 'Offen', text: 'Zimmer 9 bittet für heute Nacht um ein ruhigeres Zimmer' },
    ],
    replyName: 'Vorschlag',
    reply: '„Guten Morgen! Zimmer 21 geht zum Garten und ist ab Mittag frei. Sollen wir Ihr Gepäck tragen?“',
  },
  benefits: {
    title: 'Was sich nachts ändert',
    items: [
      {
        id: 'late-check-in',
        title: 'Späte Anreisen ohne Anruf',
        text: 'Er findet die Buchung, prüft, wer da fragt, und schickt den Türcode noch einmal.',
      },
      {
        id: 'house-guide',
        title: 'Antworten aus Ihrer Hausmappe',
        text: 'WLAN, Parken, Frühstück, Hunde: in Ihren Worten und nie aus der Luft gegriffen.',
      },
      {
        id: 'emergencies',
        title: 'Bei Notfällen klingelt es bei Ihnen',
        text: 'Feuer, Wasser, Krankheit und was sonst auf Ihrer Liste steht: Ihr Telefon klingelt innerhalb von Sekunden.',
      },
      {
        id: 'guest-languages',
        title: 'Vierundzwanzig Sprachen',
        text: 'Ein Gast schreibt auf Koreanisch und liest die Antwort auf Koreanisch. Sie lesen beides auf Deutsch.',
      },
    ],
  },
  industries: {
    title: 'Häuser, die er kennt',
    items: [
      {
        id: 'hotels',
        name: 'Hotels',
        text: 'Von acht Zimmern bis achtzig, mit dem Buchungssystem und den Schlössern, die Sie haben.',
        asks: ['Kann ich um ein Uhr noch anreisen?', 'Fährt noch ein Bus?'],
      },
      {
        id: 'hostels',
        name: 'Hostels',
        text: 'Mehrbettzimmer, Schließfächer und sehr viele Fragen zur Wäsche.',
        asks: ['Ist die Küche noch offen?', 'In meinem Bett liegt jemand.', 'Welches Schließfach ist meins?'],
      },
      {
        id: 'restaurants',
        name: 'Restaurants und Gasthöfe',
        text: 'Vergessene Schirme, große Gesellschaften und das Tagesgericht.',
        asks: ['Haben Sie einen Hochstuhl?'],
      },
      {
        id: 'holiday-flats',
        name: 'Ferienwohnungen und Ferienhäuser',
        text: 'Gar keine Rezeption, und der Schlüssel liegt in einem Kasten mit Code.',
        asks: ['Der Schlüsselkasten geht nicht auf.', 'Wie funktioniert der Herd?'],
      },
    ],
  },
  form: {
    title: 'Zwei Nächte, kein Vertrag',
    lead: 'Suchen Sie sich zwei ruhige Nächte aus. In der ersten sitzen wir mit an der Rezeption.',
  },
}
