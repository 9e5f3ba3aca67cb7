import type { Elsewhere, FooterColumn, MenuItem, Shell } from '#agency/schema/navigation.ts'

/** The items of the top bar. There are no testimonials, so the fourth is not shown. */
export const menu: MenuItem[] = [
  { label: 'Willkommen', section: 'home' },
  { label: 'Was wir übernehmen', section: 'services' },
  { label: 'Ergebnisse', section: 'about' },
  { label: 'Gästebuch', section: 'testimonials' },
  { label: 'Kontakt', section: 'contact' },
]

/** The button at the end of the top bar. */
export const getStarted: MenuItem = { label: 'Klingeln', section: 'contact' }

/** The columns of the footer. There is no page of records, so its link is left out. */
export const footer: FooterColumn[] = [
  {
    heading: 'Am Empfang',
    links: [
      { label: 'Gästenachrichten', page: 'customer-support' },
      { label: 'Reservierungen', page: 'scheduling' },
      { label: 'Akten', page: 'crm-integration' },
    ],
  },
  {
    heading: 'Das Haus',
    links: [
      { label: 'Alles, was wir tun', page: 'services' },
      { label: 'Ein Hotel erzählt', page: 'case-studies' },
      { label: 'Das Nachtbuch', page: 'articles' },
    ],
  },
  {
    heading: 'Kleingedrucktes',
    links: [
      { label: 'Datenschutz', page: 'privacy' },
      { label: 'Impressum', page: 'legal-notice' },
    ],
  },
]

/** Links to your pages on other sites: in the bar, and at the end of the footer with icons from `social/`. */
export const elsewhere: Elsewhere = { header: [], social: [] }

/** Words of the bar, the footer and the error screens that belong to no page. */
export const shell: Shell = {
  skipToContent: 'Zum Inhalt springen',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  mainNavigation: 'Hauptmenü',
  contactHeading: 'Rezeption',
  pauseMotion: 'Bilder anhalten',
  resumeMotion: 'Bilder laufen lassen',
  sample: 'Erfunden, keine echte Person',
  sampleFigures: 'Erfundene Zahlen',
  sampleOffer: 'Erfundenes Angebot',
  samplePromise: 'Erfundenes Versprechen',
  notFound: {
    title: 'Dieses Zimmer gibt es nicht',
    text: 'Vielleicht hat sich die Adresse geändert, vielleicht fehlt ein Buchstabe. Von der Lobby aus kommen Sie überall hin.',
    home: 'Zurück in die Lobby',
    services: 'Was wir übernehmen',
  },
  error: {
    title: 'Da ist etwas schiefgegangen',
    text: 'Der Fehler liegt bei uns. Gehen Sie bitte zurück in die Lobby oder schreiben Sie uns, dann sehen wir nach.',
    home: 'Zurück in die Lobby',
  },
}
