import type { OwnPage } from '#agency/schema/own-pages.ts'
import { brand } from '../brand.ts'

/** The people of the house. */
export const page: OwnPage = {
  path: '/brueder',
  name: 'Wer wir sind',
  title: `Zwei Brüder und ihr Team · ${brand.name}`,
  description: 'Wer den Nachtportier baut, wo wir das Handwerk gelernt haben und wie wir arbeiten.',
  menu: { footer: 'Das Haus' },
  heading: 'Wir sind hinter einer Rezeption aufgewachsen.',
  lead: 'Unsere Eltern hatten dreißig Jahre lang eine Pension und schliefen nie länger als bis sechs. Wir bauen, was sie gebraucht hätten.',
  sections: [
    {
      kind: 'people',
      id: 'people',
      sample: true,
      title: 'Sechs Leute, ein Nachtempfang',
      lead: 'Wer Ihre Hausmappe schreibt, geht auch ans Telefon, wenn darin etwas nicht stimmt.',
      items: [
        {
          id: 'joerg-brueckner',
          name: 'Jörg Brückner',
          role: 'Gründer, Hausmappen',
          text: 'War sechs Jahre Nachtportier in Lübeck. Schreibt auf, was noch nie jemand aufgeschrieben hat.',
        },
        {
          id: 'matthaeus-brueckner',
          name: 'Matthäus Brückner',
          role: 'Gründer, Technik',
          text: 'Verbindet Buchungssysteme, Schlösser und Telefone und ist in der ersten Nacht wach.',
        },
        {
          id: 'meral-kaya',
          name: 'Meral Kaya',
          role: 'Sprachen',
          text: 'Spricht fünf der vierundzwanzig selbst. Die übrigen lässt sie von Leuten prüfen, die sie sprechen.',
        },
        {
          id: 'pavel-horak',
          name: 'Pavel Horák',
          role: 'Restaurants',
          text: 'Hat ein Restaurant mit neunzig Plätzen geführt. Weiß, warum Tisch sieben nie weggeht.',
        },
        {
          id: 'svenja-dierks',
          name: 'Svenja Dierks',
          role: 'Probenächte',
          text: 'Sitzt die ersten drei Nächte an Ihrer Rezeption, mit Notizbuch und Thermoskanne.',
        },
        {
          id: 'amadou-ba',
          name: 'Amadou Ba',
          role: 'Buchhaltung und Tagesabschluss',
          text: 'Findet die eine Rechnung, die nicht aufgeht, und erklärt sie dann freundlich.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'how-we-work',
      title: 'Wie wir arbeiten',
      blocks: [
        'Wir nehmen vier neue Häuser im Monat an, weil überall jemand von uns drei Nächte an der Rezeption sitzt, bevor die erste Zeile Code entsteht.',
        { heading: 'Was wir versprechen' },
        {
          list: [
            'Ihre Hausmappe gehört Ihnen. Sie bekommen sie als Datei und dürfen damit gehen, zu wem Sie wollen.',
            'Kein Gast hört etwas, das nicht in Ihrer Hausmappe oder in Ihren Buchungen steht.',
            'Bei Feuer, Wasser oder Krankheit klingelt es bei einem Menschen, jedes Mal.',
          ],
        },
        { heading: 'Was wir lassen' },
        'Wir verkaufen Ihren Gästen nichts, und wir lernen aus ihren Nachrichten nichts für ein anderes Haus. Was wir speichern, und wie lange, steht auf der Seite zum [Datenschutz](/datenschutz).',
      ],
    },
    {
      kind: 'map',
      id: 'where-we-are',
      title: 'Zweiter Hinterhof, dritter Stock',
      lead: 'Klingeln Sie zweimal. Einmal gilt der Zahnarztpraxis.',
      map: {
        picture: 'media/map.svg',
        alt: 'Der Weg von der U-Bahn zu unserer Tür: zwei Straßen entlang, fünf Minuten zu Fuß',
      },
      address: [brand.name, 'Prinzregentenstraße 114b, Hinterhaus', '10717 Berlin-Wilmersdorf'],
      directions: [
        {
          label: 'Mit Bus und Bahn',
          href: 'https://www.google.com/maps/dir/?api=1&destination=Prinzregentenstra%C3%9Fe+114b,+10717+Berlin&travelmode=transit',
        },
        {
          label: 'Auf der Karte',
          href: 'https://www.openstreetmap.org/search?query=Prinzregentenstra%C3%9Fe%20114,%20Berlin',
        },
      ],
    },
    {
      kind: 'quotes',
      title: 'Was unsere Eltern sagen',
      items: [
        {
          sample: true,
          quote:
            'Dreißig Jahre bin ich für dieselben vier Fragen aufgestanden. Das hätten sie auch etwas früher bauen können.',
          author: 'Hannelore Brückner',
          position: 'Im Ruhestand',
          company: 'Pension am Mühlentor',
        },
      ],
    },
    {
      kind: 'call',
      title: 'Fragen Sie den Nachtportier nach uns',
      lead: 'Er kennt unsere Preise, unsere Zeiten und alle auf dieser Seite.',
    },
  ],
}
