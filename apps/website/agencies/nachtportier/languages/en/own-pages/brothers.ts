import type { OwnPage } from '#agency/schema/own-pages.ts'
import { brand } from '../brand.ts'

/** The people of the house. */
export const page: OwnPage = {
  path: '/en/brothers',
  name: 'Who we are',
  title: `Two brothers and four colleagues · ${brand.name}`,
  description: 'Who builds the night porter, where we learned the trade, and how we work.',
  menu: { footer: 'The house' },
  heading: 'We grew up behind a reception.',
  lead: 'Our parents ran a guest house for thirty years and never slept past six. We build what they would have needed.',
  sections: [
    {
      kind: 'people',
      id: 'people',
      sample: true,
      title: 'Six people, one night desk',
      lead: 'Whoever writes your house guide also answers the phone when something is wrong with it.',
      items: [
        {
          id: 'joerg-brueckner',
          name: 'Jörg Brückner',
          role: 'Founder, house guides',
          text: 'Was a night porter in Lübeck for six years. Writes down what nobody has ever written down.',
        },
        {
          id: 'matthaeus-brueckner',
          name: 'Matthäus Brückner',
          role: 'Founder, engineering',
          text: 'Connects booking systems, locks and telephones, and is awake on the first night.',
        },
        {
          id: 'meral-kaya',
          name: 'Meral Kaya',
          role: 'Languages',
          text: 'Speaks five of the twenty-four herself, and has the others read by people who do.',
        },
        {
          id: 'pavel-horak',
          name: 'Pavel Horák',
          role: 'Restaurants',
          text: 'Ran a dining room with ninety covers. Knows why table seven never sells.',
        },
        {
          id: 'svenja-dierks',
          name: 'Svenja Dierks',
          role: 'Trial nights',
          text: 'Sits at your reception for the first three nights, with a notebook and a thermos.',
        },
        {
          id: 'amadou-ba',
          name: 'Amadou Ba',
          role: 'Accounts and night audit',
          text: 'Finds the one bill that does not add up, then explains it kindly.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'how-we-work',
      title: 'How we work',
      blocks: [
        'We take on four new houses a month, because one of us sits at each reception for three nights before a line of code is written.',
        { heading: 'What we promise' },
        {
          list: [
            'Your guide stays yours. You get it as a file, and you may take it to anyone.',
            'Nothing is said to a guest that is not in your guide or your bookings.',
            'A fire, a flood or an illness rings a person, every time.',
          ],
        },
        { heading: 'What we don’t do' },
        'We don’t sell your guests anything, and we don’t learn from their messages for another house. What is kept, and for how long, is on the page about [privacy](/en/legal/privacy).',
      ],
    },
    {
      kind: 'map',
      id: 'where-we-are',
      title: 'Second courtyard, third floor',
      lead: 'Ring twice. The first ring is for the dentist.',
      map: {
        picture: 'media/map.svg',
        alt: 'The way from the underground station to our door: along two streets, five minutes on foot',
      },
      address: [brand.name, 'Prinzregentenstraße 114b, Hinterhaus', '10717 Berlin-Wilmersdorf'],
      directions: [
        {
          label: 'By train or bus',
          href: 'https://www.google.com/maps/dir/?api=1&destination=Prinzregentenstra%C3%9Fe+114b,+10717+Berlin&travelmode=transit',
        },
        {
          label: 'On the map',
          href: 'https://www.openstreetmap.org/search?query=Prinzregentenstra%C3%9Fe%20114,%20Berlin',
        },
      ],
    },
    {
      kind: 'quotes',
      title: 'What our parents say',
      items: [
        {
          sample: true,
          quote:
            'Thirty years I got up for the same four questions. They could have built it a little earlier.',
          author: 'Hannelore Brückner',
          position: 'Retired',
          company: 'Guest house at the mill gate',
        },
      ],
    },
    {
      kind: 'call',
      title: 'Ask the night porter about us',
      lead: 'It knows our prices, our hours and everybody on this page.',
    },
  ],
}
